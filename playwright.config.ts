import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './tests/support/chromium-args';

const PORT = Number(process.env.TEST_PORT ?? 3210);

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // The page with all operations has 10,000 elements, which axe reads one by one.
  timeout: 120_000,
  // A machine that others use too may take its time; a test that fails takes longer, no other.
  expect: { timeout: 20_000 },
  // A test that passes only the second time is named at the end of `npm test`, to be mended.
  retries: 1,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: 'reports/playwright.json' }]],
  outputDir: 'reports/browser',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'site', testIgnore: 'options/**' },
    // A small site with what this one switches off; it is built once.
    { name: 'build of options', testMatch: 'options/*.setup.ts' },
    { name: 'options', testMatch: 'options/*.spec.ts', dependencies: ['build of options'] },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
