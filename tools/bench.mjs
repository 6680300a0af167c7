// `npm run bench`: builds the site and runs every benchmark, one after the other.
import { rmSync } from 'node:fs';
import { ensureBrowser } from './run/browser.mjs';
import { build } from './run/build.mjs';
import { takeNoOptions } from './run/port.mjs';
import { ensurePackages, run, step } from './run/steps.mjs';

/** Builds leave these behind for the next one. */
const LEFTOVERS = ['build', 'site/.docusaurus', 'node_modules/.cache'];

const NAMES = ['pages', 'search', 'navigation', 'sandbox'];

takeNoOptions('Builds the site without any cache and runs every benchmark.');
await ensurePackages();
const browser = await ensureBrowser();
LEFTOVERS.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
await step('A build without any cache', build);
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
