// `npm test`: installs what is missing, builds if anything has changed, runs the tests, and ends with
// one line of counts. `npm test -- engines samples` runs these suites of tools/suites/package.json
// instead, `npm run test:full` the tests and all suites. `npm test -- --affected` adds the suites that
// the last change calls for (turbo.json), `-- --list` only names them.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureEngines } from './run/browser.mjs';
import { build, isBuilt } from './run/build.mjs';
import { readResults, buildSummary } from './run/results.mjs';
import { ensurePackages, fail, run, step } from './run/steps.mjs';
import { listAffected, SHARES, SUITES } from './run/suites.mjs';
import { ensureNodes } from './run/toolchains.mjs';

const LISTS = { '--affected': listAffected, '--list': listAffected, '--full': () => SUITES };
const OPTIONS = Object.keys(LISTS);

const args = process.argv.slice(2);
const [option] = args;
const names = [...OPTIONS, ...SUITES, ...Object.keys(SHARES)];
const unknown = args.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  fail(`npm test has no option or suite "${unknown[0]}". Use one of: ${names.join(', ')}`);
}

await ensurePackages();
const suites = OPTIONS.includes(option) ? LISTS[option]() : args;
if (option === '--list') process.exit(0);
const isTest = OPTIONS.includes(option) || args.length === 0;

process.env.CHROME_PATH = await ensureBrowser();
if (suites.includes('engines')) await ensureEngines();
if (suites.includes('slow') || suites.includes('downloads')) await ensureNodes();
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
if (isBuilt()) console.log('Nothing has changed since the last build.');
else await build();

const vitest = (name, ...options) => [
  ...['npx', 'vitest', 'run', ...options, '--reporter=dot', '--reporter=json'],
  `--outputFile=reports/${name}.json`,
];
const failed = [];
if (isTest) {
  await runStep('Unit and site tests', vitest('vitest', '--project=unit', '--project=site'));
  const config = ['--config=tests/samples/vitest.config.mts', '--root=.'];
  const exclude = '--exclude=tests/samples/{client,tutorials}/**';
  const samples = vitest('first-samples', ...config, exclude);
  await runStep('A sample of each language', samples, { SAMPLES: 'first' });
  await runStep('Browser tests', ['npx', 'playwright', 'test', '--project=site']);
}
for (const suite of suites) {
  await runStep(`Suite ${suite}`, ['npx', 'turbo', 'run', suite, '--output-logs=full']);
}

const { lines, isFailed } = buildSummary(readResults('reports'), failed);
lines.forEach((line) => console.log(line));
process.exit(isFailed ? 1 : 0);

async function runStep(title, command, env = {}) {
  if ((await step(title, () => run(command, { env }))) !== 0) failed.push(title);
}
