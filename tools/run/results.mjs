import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ passed: number, failed: string[], skipped: string[], times: [string, number][] }} Results
 * Failed tests by name, skipped ones with their reason, and how many milliseconds each took.
 */

/**
 * Reads all reports of Vitest and Playwright in a folder.
 *
 * @param {string} folder
 * @returns {Results}
 */
export function readResults(folder) {
  const results = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .map((report) => (report.testResults ? readVitest(report) : readPlaywright(report)));
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    skipped: results.flatMap(({ skipped }) => skipped),
    times: results.flatMap(({ times }) => times),
  };
}

function readVitest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const select = (...statuses) => tests.filter(({ status }) => statuses.includes(status));
  // A failure before the first test, such as an import, leaves no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: select('passed').length,
    failed: [...broken.map(({ name }) => name), ...select('failed').map(toName)],
    skipped: select('skipped', 'pending', 'todo', 'disabled').map(toName),
    times: tests.map(({ fullName, duration = 0 }) => [fullName, duration]),
  };
}

function toName({ fullName }) {
  return fullName;
}

function readPlaywright({ suites, errors }) {
  const tests = suites.flatMap(listSpecs).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ status, annotations = [], results = [] }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      const name = `${file}: ${title}`;
      const time = results.reduce((sum, { duration }) => sum + duration, 0);
      return { status, name, time, skip: `${name}: ${reason ?? 'no reason given'}` };
    }),
  );
  const select = (expected) => tests.filter(({ status }) => status === expected);
  return {
    passed: select('expected').length,
    // A test that failed and then passed has failed.
    failed: [
      ...errors.map(({ message }) => message),
      ...[...select('unexpected'), ...select('flaky')].map(({ name }) => name),
    ],
    skipped: select('skipped').map(({ skip }) => skip),
    times: tests.map(({ name, time }) => [name, time]),
  };
}

function listSpecs(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];
}

/** Finds the packages that a skipped test needs in its words. */
const PACKAGES = /apt-get install (?:-\S+ )*(.+)$/;

/**
 * @param {Results} results
 * @param {string[]} steps that exited with an error; some errors are in no report
 * @returns {{ lines: string[], isFailed: boolean }} at the end `N passed, N failed, N skipped`
 */
export function buildSummary({ passed, failed, skipped, times }, steps) {
  const failures = failed.length === 0 ? steps.map((title) => `${title}: see above`) : failed;
  const counts = [`${passed} passed`, `${failures.length} failed`];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  return {
    lines: [
      ...failures.map((name) => `FAILED ${name}`),
      ...listSkipped(skipped),
      'The slowest tests:',
      ...listSlowest(times),
      counts.join(', '),
    ],
    isFailed: failures.length > 0,
  };
}

function listSlowest(times) {
  const slowest = [...times].sort(([, a], [, b]) => b - a).slice(0, 5);
  return slowest.map(([name, time]) => `  ${(time / 1000).toFixed(1)} s ${name}`);
}

/** Grouped by what is missing. */
function listSkipped(skipped) {
  if (skipped.length === 0) return [];
  const groups = new Map();
  for (const text of skipped) {
    const missing = PACKAGES.exec(text)?.[1] ?? text;
    groups.set(missing, (groups.get(missing) ?? 0) + 1);
  }
  return [
    'Skipped, because this machine lacks:',
    ...[...groups].map(([missing, count]) => `  ${missing} (${count})`),
    'To install all of it: sudo node tools/toolchains.mjs',
  ];
}
