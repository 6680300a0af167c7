// `npm run bench`: builds the site and runs every benchmark, one after the other.
import { ensureBrowser } from './run/browser.mjs';
import { ensurePackages, run, step } from './run/steps.mjs';

/** The first one builds the site that the others measure. */
const NAMES = ['build', 'pages', 'search', 'navigation', 'sandbox'];

await ensurePackages();
const browser = await ensureBrowser();
const over = [];
for (const name of NAMES) {
  const status = await step(`Benchmark ${name}`, () =>
    run(['npx', 'tsx', `tools/benchmarks/${name}.ts`], {
      env: { CHROME_PATH: browser },
    }),
  );
  if (status !== 0) over.push(name);
}
console.log(
  over.length === 0 ? '\nAll values are within budget.' : `\nOver budget: ${over.join(', ')}`,
);
process.exit(over.length === 0 ? 0 : 1);
