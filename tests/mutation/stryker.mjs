/** Stryker's settings; `run.mjs` adds what is to be mutated. */
export default {
  testRunner: 'wholeFiles',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: [
    '@stryker-mutator/vitest-runner',
    './tests/mutation/wholeFiles.mjs',
    './tests/mutation/ignored.mjs',
  ],
  ignorers: ['whatNothingDependsOn'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['json'],
  jsonReporter: { fileName: `reports/mutation/${process.env.MUTATED_FOLDER ?? 'rules'}.json` },
  tempDirName: `.stryker-tmp/${process.env.MUTATED_FOLDER ?? 'rules'}`,
  ignorePatterns: [
    '.stryker-tmp',
    'out',
    'dist',
    'test-results',
    'reports',
    'src-renderer',
    'tests/e2e',
    'tests/renderer',
  ],
  allowConsoleColors: false,
};
