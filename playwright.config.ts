import { defineConfig } from '@playwright/test';
import { findBrowserOnPath } from './tools/run/browser.mjs';
import { CHROMIUM_ARGS } from './tests/support/chromium-args';

// Every run has its own port and report, also beside others. Workers read them from here.
process.env.TEST_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.TEST_REPORT ??= `reports/playwright-${process.pid}`;
const { TEST_PORT: PORT, TEST_REPORT: REPORT } = process.env;

const browser = process.env.CHROME_PATH || findBrowserOnPath();
// Tests that start another browser read it from here.
if (browser) process.env.CHROME_PATH = browser;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // The page with all operations has 10,000 elements, which axe reads one by one.
  timeout: 300_000,
  // A machine that others use too may take its time; a test that fails takes longer, no other.
  expect: { timeout: 60_000 },
  // A test that fails and then passes has failed. One that cannot be corrected yet gets the tag
  // `@unsteady`, with its cause beside it, and runs apart (`--project=unsteady`).
  retries: 0,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: `${REPORT}.json` }]],
  outputDir: REPORT,
  // The words of a screen reader; see tests/accessibility/screen-reader.spec.ts.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: browser, args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'site',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.{upgrade,full,offline}.spec.ts',
      grepInvert: /@full|@axe|@unsteady/,
    },
    // A small site with what this one switches off; it is built once.
    { name: 'site with options', testMatch: '**/*.setup.ts' },
    { name: 'upgrade', testMatch: '**/*.upgrade.spec.ts', dependencies: ['site with options'] },
    {
      name: 'full',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.{upgrade,offline}.spec.ts',
      grep: /@full|\.full\.spec\.ts/,
      grepInvert: /@unsteady/,
    },
    { name: 'axe', testMatch: '**/*.spec.ts', grep: /@axe/, grepInvert: /@unsteady/ },
    { name: 'unsteady', testMatch: '**/*.spec.ts', grep: /@unsteady/ },
    { name: 'offline', testMatch: '**/*.offline.spec.ts' },
  ],
  webServer: {
    command: `npx tsx tools/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    // Node warns that Playwright asks for colors where a log has none.
    env: { NODE_NO_WARNINGS: '1' },
  },
});
