import { existsSync, readFileSync } from 'node:fs';

const COMMAND = ['npx', 'vitest', 'run', '--config=tests/samples/vitest.config.ts', '--root=.'];

/** Executes the code samples of the site; the work is in tests/samples. */
export const SAMPLES_COMMAND = [...COMMAND, '--exclude=tests/samples/{production,tutorials}/**'];

/** Executes the tutorials, the clients, and the production guide, which mostly wait before they retry. */
export const TUTORIALS_COMMAND = [
  ...COMMAND,
  ...['tests/samples/production/', 'tests/samples/tutorials/'],
];

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
