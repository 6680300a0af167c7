import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Results
 * `skipped` holds a line for each skipped test, with its reason.
 */

/** Reads the report of Vitest. @returns {Results} */
export function readVitest(file) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1, skipped: [] };
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter((test) => test.status === 'failed').length + broken.length,
    skipped: tests
      .filter((test) => ['pending', 'skipped', 'todo', 'disabled'].includes(test.status))
      .map((test) => test.fullName),
  };
}

/** Reads the report of Playwright. @returns {Results} */
export function readPlaywright(file) {
  const report = readReport(file);
  if (report === undefined) return { passed: 0, failed: 1, skipped: [] };
  const specs = report.suites.flatMap(listSpecs);
  const outcomes = specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const skipped = outcomes.filter(({ test }) => test.status === 'skipped');
  return {
    passed: outcomes.filter(({ test }) => test.status === 'expected').length,
    failed:
      outcomes.filter(({ test }) => ['unexpected', 'flaky'].includes(test.status)).length +
      report.errors.length,
    skipped: skipped.map(({ spec, test }) => {
      const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
      return `${spec.title}: ${reason ?? 'no reason given'}`;
    }),
  };
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
