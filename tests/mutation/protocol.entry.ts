import.meta.glob(['../protocol/*.test.ts'], { eager: true });
