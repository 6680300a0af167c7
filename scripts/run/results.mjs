import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failures: string[], skipped: string[], flaky?: string[] }} Results
 * Each failure is the name of a test with its message, each skip a name with its reason. A test is
 * flaky when it fails at first and passes when it is run again.
 */

/** Reads the report of Vitest. @returns {Results} */
export function readVitest(file) {
  const report = readReport(file);
  if (report === undefined) return toMissing(file);
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  // What fails before the first test, such as an import or a preparation, leaves no failed test.
  const broken = report.testResults.filter(
    (suite) =>
      suite.status === 'failed' &&
      !suite.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...broken.map(({ name, message }) => `${name}\n${message}`),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`),
    ],
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName),
  };
}

/** Reads the report of Playwright. @returns {Results} */
export function readPlaywright(file) {
  const report = readReport(file);
  if (report === undefined) return toMissing(file);
  const outcomes = report.suites
    .flatMap(listSpecs)
    .flatMap((spec) => spec.tests.map((test) => ({ title: toTitle(spec), test })));
  const withStatus = (...wanted) => outcomes.filter(({ test }) => wanted.includes(test.status));
  const describe = ({ title, test }) => {
    const messages = test.results.flatMap(({ errors }) => errors.map(({ message }) => message));
    return `${title}\n${messages.join('\n')}`;
  };
  return {
    passed: withStatus('expected', 'flaky').length,
    failures: [
      ...report.errors.map(({ message }) => message),
      ...withStatus('unexpected').map(describe),
    ],
    flaky: withStatus('flaky').map(describe),
    skipped: withStatus('skipped').map(({ title, test }) => {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      return `${title}: ${reason ?? 'no reason given'}`;
    }),
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

function toTitle({ file, title }) {
  return `${file}: ${title}`;
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
