import.meta.glob(
  [
    '../rules/*.test.ts',
    '../view/{project,rights,wholeView}.test.ts',
    '!../rules/cli.test.ts',
    '!../rules/everyRule.test.ts',
    '!../rules/properties.test.ts',
    '!../rules/sameBytes.test.ts',
    '!../rules/statistics.test.ts',
  ],
  { eager: true },
);
