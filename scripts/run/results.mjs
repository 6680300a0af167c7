import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fail, run, step } from './steps.mjs';

/**
 * @typedef {{ passed: number, failures: string[], skipped: string[], flaky?: string[] }} Results
 * Each failure is the name of a test with its message, each skip a name with its reason. A flaky test
 * has failed and then passed.
 */

/**
 * Runs a part of the tests, with its own log and report.
 *
 * @param {import('./parts.mjs').Part} part
 * @param {Record<string, string>} env
 * @returns {Promise<Results>}
 */
export async function runPart(part, env) {
  const { id, title, report, command } = part;
  const log = `reports/${id}.log`;
  const file = `reports/${id}.json`;
  const status = await run(toCommand(command, report, file), {
    log,
    env: { ...env, ...part.env, PLAYWRIGHT_REPORT: file },
  });
  if (report === 'vitest') return withStatus(readVitest(file), status, log);
  if (report === 'playwright') return withStatus(readPlaywright(file), status, log);
  if (status === 0) return { passed: 1, failures: [], skipped: [] };
  return { passed: 0, failures: [`${title}\n${readFileSync(log, 'utf8')}`], skipped: [] };
}

function toCommand(command, report, file) {
  return report === 'vitest' ? [...command, '--reporter=json', `--outputFile=${file}`] : command;
}

/**
 * Runs a part whose results are written down, and ends if a test fails.
 *
 * @param {import('./parts.mjs').Part} part
 * @param {Record<string, string>} env
 * @param {string} record the file that stays as it is then
 * @returns {Promise<string>} the file of the report
 */
export async function runForRecord(part, env, record) {
  const report = `reports/${part.id}.json`;
  mkdirSync('reports', { recursive: true });
  // What an earlier run has left says nothing about this one.
  rmSync(report, { force: true });
  const { failures } = await step(part.title, () => runPart(part, env));
  if (failures.length > 0) {
    fail(`${failures.join('\n\n')}\n\n${record} is unchanged: ${failures.length} failed.`);
  }
  return report;
}

/**
 * Reads the report of Vitest. A test that is run again is marked by tests/engines/note-retries.ts.
 *
 * @returns {Results}
 */
export function readVitest(file, mayBeFlaky = process.env.FLAKY !== 'fails') {
  const report = readReport(file);
  if (report === undefined) return toMissing(file);
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const flaky = tests
    .filter(({ status, meta }) => status === 'passed' && meta?.isRetried)
    .map(({ fullName }) => fullName);
  const isFailed = ({ status, fullName }) =>
    status === 'failed' || (!mayBeFlaky && flaky.includes(fullName));
  // What fails before the first test, such as an import or a preparation, leaves no failed test.
  const broken = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' &&
      !suite.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed' && !isFailed(test)).length,
    failures: [
      ...broken.map(({ name, message }) => `${name}\n${message}`),
      ...tests
        .filter(isFailed)
        .map(({ fullName, status, failureMessages }) =>
          [status === 'failed' ? fullName : `FLAKY ${fullName}`, ...failureMessages].join('\n'),
        ),
    ],
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName),
    flaky: mayBeFlaky ? flaky : [],
  };
}

/**
 * Reads the report of Playwright. With `FLAKY=fails` in the environment, a test that failed and then
 * passed has failed; without it, it is only named.
 *
 * @returns {Results}
 */
export function readPlaywright(file, mayBeFlaky = process.env.FLAKY !== 'fails') {
  const report = readReport(file);
  if (report === undefined) return toMissing(file);
  const tests = listPlaywrightTests(report, mayBeFlaky);
  const select = (wanted) => tests.filter(({ outcome }) => outcome === wanted);
  return {
    passed: select('passed').length,
    failures: [
      ...report.errors.map(({ message }) => message),
      ...select('failed').map(({ file: spec, title, isFlaky, messages }) =>
        [`${isFlaky ? 'FLAKY ' : ''}${spec}: ${title}`, ...messages].join('\n'),
      ),
    ],
    skipped: select('skipped').map(({ file: spec, title, annotations }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      return `${spec}: ${title}: ${reason ?? 'no reason given'}`;
    }),
    flaky: mayBeFlaky
      ? tests.filter(({ isFlaky }) => isFlaky).map(({ file: spec, title }) => `${spec}: ${title}`)
      : [],
  };
}

/**
 * Lists the tests of a report of Playwright. A test that failed and then passed is flaky, and has
 * failed unless it may be.
 *
 * @returns {{ file: string, title: string, outcome: 'passed' | 'failed' | 'skipped', isFlaky: boolean, annotations: { type: string, description?: string }[], messages: string[] }[]}
 */
export function listPlaywrightTests(report, mayBeFlaky = false) {
  return report.suites.flatMap(listSpecs).flatMap(({ file, title, tests }) =>
    tests.map(({ status, annotations = [], results = [] }) => ({
      file,
      title,
      outcome:
        { expected: 'passed', skipped: 'skipped', flaky: mayBeFlaky ? 'passed' : 'failed' }[
          status
        ] ?? 'failed',
      isFlaky: status === 'flaky',
      annotations,
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  );
}

/**
 * Lists for each success criterion of WCAG the tests that check it, from reports of Playwright.
 *
 * @param {string[]} files reports; those that are not there are left out
 */
export function listAccessibilityResults(files) {
  const tests = files.flatMap((file) => {
    const report = readReport(file);
    return report === undefined ? [] : listPlaywrightTests(report);
  });
  const list = (test, wanted) =>
    test.annotations.flatMap(({ type, description }) => (type === wanted ? [description] : []));
  const criteria = [...new Set(tests.flatMap((test) => list(test, 'wcag')))].sort();
  return {
    tools: [...new Set(tests.flatMap((test) => list(test, 'tools')))],
    criteria: criteria.map((criterion) => ({
      criterion,
      tests: tests
        .filter((test) => list(test, 'wcag').includes(criterion))
        .map(({ file, title, outcome }) => ({ file, title, outcome })),
    })),
  };
}

/**
 * @typedef {{ language: string, label: string, name: string, fingerprint: string, toolchain: string }} Sample
 */

/** Lists the scripts of the site that ran as they should. @returns {Sample[]} */
export function readSamples(file) {
  return readTests(file)
    .filter(({ status, meta }) => status === 'passed' && meta?.sample)
    .map(({ meta }) => meta.sample);
}

/**
 * Lists everything that passed, samples that no page shows included.
 *
 * @returns {{ language: string, name: string, fingerprint: string }[]}
 */
export function readPassed(file) {
  return readTests(file).flatMap(({ status, meta }) =>
    status === 'passed' && meta?.passed ? [meta.passed] : [],
  );
}

function readTests(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap((suite) => suite.assertionResults);
}

/**
 * @param {Sample[]} samples
 * @returns 'Samples executed: 512 (cURL 62, cURL (Windows) 61, …)'
 */
export function countSamples(samples) {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const counts = labels.map(
    (label) => `${label} ${samples.filter((sample) => sample.label === label).length}`,
  );
  return `Samples executed: ${samples.length} (${counts.join(', ')})`;
}

/**
 * Adds up the results of all suites.
 *
 * @param {Results[]} results
 * @returns {{ lines: string[], failed: number }} what to print, and at the end `N passed, N failed`
 */
export function addUp(results) {
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  const skipped = results.flatMap((result) => result.skipped);
  const flaky = results.flatMap((result) => result.flaky ?? []);
  const counts = [`${passed} passed`, `${failures.length} failed`];
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  return {
    lines: [
      ...failures.map((failure) => `\nFAILED ${failure}`),
      ...skipped.map((line) => `skipped: ${line}`),
      ...flaky.map((line) => `FLAKY, passed the second time: ${line}`),
      `\n${counts.join(', ')}`,
    ],
    failed: failures.length,
  };
}

/**
 * Some errors are in no report, such as an error that no test has caught: then only the exit status
 * of the process tells.
 *
 * @param {Results} results
 * @param {number} status of the process that ran the suite
 * @param {string} log what it printed
 * @returns {Results}
 */
export function withStatus(results, status, log) {
  if (status === 0 || results.failures.length > 0) return results;
  const failure = `The suite exited with status ${status} although no test failed. See ${log}`;
  return { ...results, failures: [failure] };
}

function listSpecs(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function toMissing(file) {
  return {
    passed: 0,
    failures: [`${file} was not written: the suite did not finish`],
    skipped: [],
  };
}
