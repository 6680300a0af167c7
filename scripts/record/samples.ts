import { readFileSync, writeFileSync } from 'node:fs';
import { EXECUTED_FILE, PASSED_FILE } from '#samples/load-executed';
import { findPart } from '../run/parts.mjs';
import { countSamples, readPassed, readSamples, runForRecord } from '../run/results.mjs';
import { fail } from '../run/steps.mjs';
import { toExecuted, toPassed } from './samples/to-records';

/** `npm run samples:record`: executes every sample, and when all succeed writes down what ran. */
async function main(): Promise<void> {
  const part = { ...findPart('samples'), title: 'Samples' };
  const report = await runForRecord(part, { TOOLCHAINS: 'required' }, EXECUTED_FILE);
  const samples = readSamples(report);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(EXECUTED_FILE, `${JSON.stringify(toExecuted(samples, today), null, 2)}\n`);
  writeFileSync(PASSED_FILE, `${JSON.stringify(toPassed(readPassed(report)), null, 2)}\n`);
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
