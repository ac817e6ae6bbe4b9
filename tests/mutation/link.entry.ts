import.meta.glob(['../link/*.test.ts'], { eager: true });
