// `npm test`: installs what is missing, builds if anything has changed, runs the tests, and ends with
// one line of counts. `-- --affected` adds the suites that the last change calls for (turbo.json),
// `-- --list` only names them; `npm run test:full` runs all suites.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureEngines } from './run/browser.mjs';
import { build, isBuilt } from './run/build.mjs';
import { readResults, toSummary } from './run/results.mjs';
import { ensurePackages, fail, run, step } from './run/steps.mjs';
import { listAffected, SUITES } from './run/suites.mjs';

const [option = ''] = process.argv.slice(2);
const OPTIONS = ['', '--affected', '--list', '--full'];
if (!OPTIONS.includes(option)) {
  fail(`npm test has no option "${option}". Use one of: ${OPTIONS.join(' ').trim()}`);
}

await ensurePackages();
const suites = option === '' ? [] : option === '--full' ? SUITES : await listAffected();
if (option === '--list') process.exit(0);

process.env.CHROME_PATH = await ensureBrowser();
if (suites.includes('engines')) await ensureEngines();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
if (isBuilt()) console.log('Nothing has changed since the last build.');
else await build();

const vitest = (name, ...args) => [
  ...['npx', 'vitest', 'run', ...args, '--reporter=dot', '--reporter=json'],
  `--outputFile=reports/${name}.json`,
];
const failed = [];
await runStep('Unit and site tests', vitest('vitest', '--project=unit', '--project=site'));
// All of them run in the suite.
if (!suites.includes('samples')) {
  const config = ['--config=tests/samples/vitest.config.ts', '--root=.'];
  const exclude = '--exclude=tests/samples/{production,tutorials}/**';
  await runStep('Samples that have changed', vitest('changed-samples', ...config, exclude));
}
await runStep('Browser tests', ['npx', 'playwright', 'test', '--project=site']);
for (const suite of suites) {
  await runStep(`Suite ${suite}`, ['npx', 'turbo', 'run', suite, '--output-logs=full']);
}

const { lines, isFailed } = toSummary(readResults('reports'), failed);
lines.forEach((line) => console.log(line));
process.exit(isFailed ? 1 : 0);

async function runStep(title, command) {
  if ((await step(title, () => run(command))) !== 0) failed.push(title);
}
