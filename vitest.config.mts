import { defineConfig } from 'vitest/config';

const SHARED = {
  // Only what hangs is ended, on a busy machine, too.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // Every file loads contracts and knowledge; files that share their modules load them once, which
  // takes three fifths of the processor time. So what a test changes in a module, it changes back: the
  // unit tests pass in any order (`--sequence.shuffle`). A project does not inherit this.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

// Tests read files of the repository by their path in it, wherever the command is started.
process.chdir(import.meta.dirname);

export default defineConfig({
  test: {
    // Nothing runs beside unit and site tests (tools/test.mjs).
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          // As Docusaurus resolves it in the site.
          alias: { '@site': `${import.meta.dirname}/site` },
          include: ['{packages,site,tools}/**/*.test.{ts,tsx,mjs}', 'tests/**/*.test.ts'],
          // Those of samples and engines have configurations with longer limits.
          exclude: [
            'tests/{samples,engines}/**',
            '**/*.{site,full}.test.ts',
            '**/{node_modules,.docusaurus}/**',
          ],
        },
      },
      {
        // These read the built site in build/.
        test: {
          ...SHARED,
          name: 'site',
          include: ['tests/**/*.site.test.ts'],
        },
      },
      // Long tests: `npm run test:full`, and CI when its inputs have changed.
      { test: { ...SHARED, name: 'full', include: ['tests/**/*.full.test.ts'] } },
    ],
  },
});
