// `npm test`: installs what is missing, builds once, runs every suite, ends with one line of counts.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './run/browser.mjs';
import { build } from './run/build.mjs';
import { CHECKS } from './run/checks.mjs';
import { ensurePackages } from './run/packages.mjs';
import { readPlaywright, readVitest } from './run/results.mjs';
import { run, step } from './run/steps.mjs';

const UNIT_REPORT = 'reports/vitest.json';
const BROWSER_REPORT = 'reports/playwright.json';

await ensurePackages();
const browser = await ensureBrowser();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
await build();

// Two lanes for two cores: the sources in one, the browser in the other.
const [checks, browserResults] = await Promise.all([runSources(), runBrowser()]);
const results = [...checks, browserResults];

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = results.flatMap((result) => result.skipped);
skipped.forEach((line) => console.log(`skipped: ${line}`));
const counts = [`${sum('passed')} passed`, `${sum('failed')} failed`];
if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
console.log(counts.join(', '));
process.exit(sum('failed') > 0 ? 1 : 0);

async function runSources() {
  const outcomes = [];
  for (const [name, command] of CHECKS) {
    const status = await step(name, () => run(command));
    outcomes.push({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: [] });
  }
  await step('Unit and site tests', () =>
    run([
      'npx',
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ]),
  );
  return [...outcomes, readVitest(UNIT_REPORT)];
}

async function runBrowser() {
  await step('Browser tests', () =>
    run(['npx', 'playwright', 'test'], {
      env: { CHROME_PATH: browser },
    }),
  );
  return readPlaywright(BROWSER_REPORT);
}
