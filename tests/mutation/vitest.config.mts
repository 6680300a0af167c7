import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The package whose code is changed. */
const FOLDER = process.env.MUTATE ?? 'openapi';

/** Other folders whose tests use it. Stryker runs only the tests that reach a change. */
const USERS: Record<string, string[]> = {
  openapi: [
    'tests/contract',
    'packages/docs-model/src/{console,facts,mdx,openapi,pages}',
    'site/src/features/openapi/console',
  ],
  geneea: ['tests/contract', 'site/src/features/{json,linked-text,openapi,responses,widgets}'],
  sandbox: ['tests/sandbox'],
};

export default defineConfig({
  test: {
    // As Docusaurus resolves it in the site.
    alias: { '@site': path.join(import.meta.dirname, '../../site') },
    isolate: false,
    setupFiles: FOLDER === 'sandbox' ? [path.join(import.meta.dirname, 'load-first.ts')] : [],
    include: [`packages/${FOLDER}`, ...(USERS[FOLDER] ?? [])].map(
      (folder) => `${folder}/**/*.test.{ts,tsx}`,
    ),
    // Generated and very large input takes long, and what it finds has its own test.
    exclude: [
      '**/*.{site,full}.test.ts',
      '**/{fuzz,large-bodies,mutated-contracts,pull}.test.ts',
      '**/node_modules/**',
      'tests/samples/**',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
