const FOLDER = process.env.MUTATE ?? 'openapi';

export default {
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner').replace('file://', '')],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mts' },
  mutate: [
    `packages/${FOLDER}/src/**/*.ts`,
    `!packages/${FOLDER}/**/*.test.ts`,
    `!packages/${FOLDER}/**/*.d.ts`,
  ],
  // Stryker would add a line to every script, also to samples, whose text tests compare.
  disableTypeChecks: false,
  ignorePatterns: ['build', 'site/.docusaurus', 'reports', 'site/static', 'tests/*/node_modules'],
  // Only what runs when a module is loaded, such as a table; testing it runs all tests.
  ignoreStatic: true,
  tempDirName: 'reports/mutation/work',
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation/${FOLDER}.json` },
  // In percent of the changes.
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  timeoutMS: 10_000,
};
