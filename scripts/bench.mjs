// `npm run bench`: builds the site and runs every benchmark, one after the other.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './run/browser.mjs';
import { BENCH_VALUES } from './run/results.mjs';
import { ensurePackages, run, step } from './run/steps.mjs';

/** The first one builds the site that the others measure. */
const NAMES = [
  ...['build', 'pages', 'search', 'search-growth', 'navigation', 'interactions', 'sandbox'],
  ...['console', 'genja', 'lighthouse', 'development', 'growth'],
];

await ensurePackages();
const browser = await ensureBrowser();
rmSync(BENCH_VALUES, { recursive: true, force: true });
mkdirSync(BENCH_VALUES, { recursive: true });
const over = [];
for (const name of NAMES) {
  const status = await step(`Benchmark ${name}`, () =>
    run(['npx', 'tsx', `benchmarks/${name}.ts`], {
      env: { CHROME_PATH: browser, BENCH_VALUES: `${BENCH_VALUES}/${name}.jsonl` },
    }),
  );
  if (status !== 0) over.push(name);
}
console.log(
  over.length === 0 ? '\nAll values are within budget.' : `\nOver budget: ${over.join(', ')}`,
);
const goals = await run(['npx', 'tsx', 'benchmarks/goals.ts']);
process.exit(over.length === 0 ? goals : 1);
