import { defineConfig } from 'vitest/config';

/** The folder whose code is changed. */
const FOLDER = process.env.MUTATE ?? 'contract';

/** Other folders whose tests use it. Stryker runs only the tests that reach a change. */
const USERS: Record<string, string[]> = {
  contract: [
    'docs-model/{console,facts,mdx,openapi,pages}',
    'scripts/contract-*',
    'src/features/console',
  ],
};

export default defineConfig({
  test: {
    isolate: false,
    include: [FOLDER, `tests/${FOLDER}`, ...(USERS[FOLDER] ?? [])].map(
      (folder) => `${folder}/**/*.test.{ts,tsx}`,
    ),
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
