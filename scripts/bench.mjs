// `npm run bench`: builds the site and runs every benchmark, one after the other.
import { ensureBrowser } from './run/browser.mjs';
import { build } from './run/build.mjs';
import { ensurePackages } from './run/packages.mjs';
import { run, step } from './run/steps.mjs';

const NAMES = [
  ...['search', 'search-growth', 'navigation', 'sandbox', 'console'],
  ...['lighthouse', 'growth'],
];

await ensurePackages();
const browser = await ensureBrowser();
await build();
for (const name of NAMES) {
  await step(`Benchmark ${name}`, () =>
    run(['npx', 'tsx', `benchmarks/${name}.ts`], { env: { CHROME_PATH: browser } }),
  );
}
