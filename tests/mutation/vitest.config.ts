import { defineConfig } from 'vitest/config';

/** The folder whose code is changed, and all tests that are about it. */
const FOLDER = process.env.MUTATE ?? 'contract';

export default defineConfig({
  test: {
    isolate: false,
    include: [`${FOLDER}/**/*.test.ts`, `tests/${FOLDER}/**/*.test.ts`],
    // Generated requests take long, and what they find has its own test.
    exclude: [
      '**/*.{site,full}.test.ts',
      '**/fuzz.test.ts',
      '**/node_modules/**',
      'tests/samples/**',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
