import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EXECUTED_FILE, PASSED_FILE } from '#samples/load-executed';
import { PARTS } from '../run/parts.mjs';
import { runPart } from '../run/run-part.mjs';
import { countSamples, readPassed, readSamples } from '../run/samples.mjs';
import { fail, step } from '../run/steps.mjs';
import { toExecuted, toPassed } from './samples/to-records';

const REPORT = 'reports/samples.json';

/** `npm run samples:record`: executes every sample, and when all succeed writes down what ran. */
async function main(): Promise<void> {
  mkdirSync('reports', { recursive: true });
  // What an earlier run has left says nothing about this one.
  rmSync(REPORT, { force: true });
  const part = PARTS.find(({ id }) => id === 'samples');
  if (part === undefined) throw new Error('scripts/run/parts.mjs has no part "samples".');
  const { failures } = await step('Samples', () => runPart(part, { TOOLCHAINS: 'required' }));
  if (failures.length > 0) {
    fail(`${failures.join('\n\n')}\n\n${EXECUTED_FILE} is unchanged: ${failures.length} failed.`);
  }
  const samples = readSamples(REPORT);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(EXECUTED_FILE, `${JSON.stringify(toExecuted(samples, today), null, 2)}\n`);
  writeFileSync(PASSED_FILE, `${JSON.stringify(toPassed(readPassed(REPORT)), null, 2)}\n`);
  console.log(`${countSamples(samples)} in ${EXECUTED_FILE}`);
}

main().catch((error: Error) => fail(`${error.message}\n${readLog()}`));

function readLog(): string {
  try {
    return readFileSync('reports/samples.log', 'utf8');
  } catch {
    return '';
  }
}
