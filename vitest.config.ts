import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every file loads contracts and knowledge; in one program they are loaded once. Nothing is
    // replaced in modules here, and no test leaves anything behind.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          // As Docusaurus resolves it in the site.
          alias: { '@site': __dirname },
          include: [
            '{contract,genja,samples,sandbox,docs-model,plugins,docusaurus-patches,src,scripts,deploy}/**/*.test.{ts,tsx,mjs}',
            'tests/{browser-support,contract,content,genja,search,sandbox,scripts}/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These read the built site in build/.
        test: {
          name: 'site',
          include: ['tests/{agents,deploy,site}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
