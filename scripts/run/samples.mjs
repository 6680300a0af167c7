import { existsSync, readFileSync } from 'node:fs';

/** Executes the code samples of the site; the work is in tests/samples. */
export const SAMPLES_COMMAND = [
  ...['npx', 'vitest', 'run', '--config=tests/samples/vitest.config.ts', '--root=.'],
];

/**
 * @typedef {{ language: string, label: string, name: string, fingerprint: string, toolchain: string }} Sample
 */

/** Lists the programs of the site that ran as they should. @returns {Sample[]} */
export function readSamples(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults
    .flatMap((suite) => suite.assertionResults)
    .filter(({ status, meta }) => status === 'passed' && meta?.sample)
    .map(({ meta }) => meta.sample);
}

/**
 * @param {Sample[]} samples
 * @returns 'Samples: 512 (cURL 62, cURL (Windows) 61, …)'
 */
export function countSamples(samples) {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const counts = labels.map(
    (label) => `${label} ${samples.filter((sample) => sample.label === label).length}`,
  );
  return `Samples: ${samples.length} (${counts.join(', ')})`;
}
