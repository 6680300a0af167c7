// `npm test`: installs what is missing, builds once, runs every suite, ends with one line of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureEngines } from './run/browser.mjs';
import { build } from './run/build.mjs';
import { CHECKS } from './run/checks.mjs';
import { ensurePackages } from './run/packages.mjs';
import { readPlaywright, readVitest, withStatus } from './run/results.mjs';
import { findFreePort } from './run/port.mjs';
import { countSamples, readSamples, SAMPLES_COMMAND, SAMPLES_REPORT } from './run/samples.mjs';
import { run, step } from './run/steps.mjs';

const REPORTS = 'reports';

await ensurePackages();
const browser = await ensureBrowser();
await ensureEngines();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);
await build();

// Two lanes for two cores: the sources in one, the browser in the other.
const results = (await Promise.all([runSources(), runBrowser()])).flat();
const passed = results.reduce((total, result) => total + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
const skipped = results.flatMap((result) => result.skipped);
const flaky = results.flatMap((result) => result.flaky ?? []);

flaky.forEach((line) => console.log(`\nFLAKY ${line}`));
failures.forEach((failure) => console.log(`\nFAILED ${failure}`));
skipped.forEach((line) => console.log(`skipped: ${line}`));
const counts = [`${passed} passed`, `${failures.length} failed`];
if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
console.log(`\n${counts.join(', ')}`);
process.exit(failures.length > 0 ? 1 : 0);

async function runSources() {
  const outcomes = [];
  for (const [name, command] of CHECKS) outcomes.push(await runCheck(name, command));
  const report = `${REPORTS}/vitest.json`;
  const unit = ['npx', 'vitest', 'run', '--reporter=json', `--outputFile=${report}`];
  outcomes.push(await runSuite('Unit and site tests', unit, 'vitest', () => readVitest(report)));
  outcomes.push(
    await runSuite('Samples', SAMPLES_COMMAND, 'samples', () => readVitest(SAMPLES_REPORT)),
  );
  console.log(countSamples(readSamples(SAMPLES_REPORT)));
  outcomes.push(await runEngines());
  return outcomes;
}

async function runCheck(name, command) {
  const log = `${REPORTS}/${name.toLowerCase()}.log`;
  const status = await step(name, () => run(command, { log }));
  if (status === 0) return { passed: 1, failures: [], skipped: [] };
  return { passed: 0, failures: [`${name}\n${readFileSync(log, 'utf8')}`], skipped: [] };
}

async function runBrowser() {
  const env = { CHROME_PATH: browser, TEST_PORT: String(await findFreePort()) };
  const read = () => readPlaywright(`${REPORTS}/playwright.json`);
  return runSuite('Browser tests', ['npx', 'playwright', 'test'], 'playwright', read, env);
}

async function runEngines() {
  const report = `${REPORTS}/engines.json`;
  const command = [
    ...['npx', 'vitest', 'run', '--config=tests/engines/vitest.config.ts', '--root=.'],
    '--project=journeys',
    ...['--reporter=json', `--outputFile=${report}`],
  ];
  const env = { CHROME_PATH: browser };
  return runSuite('Three browser engines', command, 'engines', () => readVitest(report), env);
}

async function runSuite(title, command, name, read, env) {
  const log = `${REPORTS}/${name}.log`;
  const status = await step(title, () => run(command, { log, env }));
  return withStatus(read(), status, log);
}
