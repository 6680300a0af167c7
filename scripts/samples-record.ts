import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EXECUTED_FILE } from '#samples/load-executed';
import { readVitest, withStatus } from './run/results.mjs';
import { countSamples, readSamples, SAMPLES_COMMAND, SAMPLES_REPORT } from './run/samples.mjs';
import { fail, run, step } from './run/steps.mjs';
import { toExecuted } from './samples-record/to-executed';

/** `npm run samples:record`: runs every script, and when all succeed writes down what ran. */
async function main(): Promise<void> {
  mkdirSync('reports', { recursive: true });
  const log = 'reports/samples.log';
  // What an earlier run has left says nothing about this one.
  rmSync(SAMPLES_REPORT, { force: true });
  const env = { TOOLCHAINS: 'required' };
  const status = await step('Samples', () => run(SAMPLES_COMMAND, { env, log }));
  const { failures } = withStatus(readVitest(SAMPLES_REPORT), status, log);
  if (failures.length > 0) {
    fail(`${failures.join('\n\n')}\n\n${EXECUTED_FILE} is unchanged: ${failures.length} failed.`);
  }
  const samples = readSamples(SAMPLES_REPORT);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(EXECUTED_FILE, `${JSON.stringify(toExecuted(samples, today), null, 2)}\n`);
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
