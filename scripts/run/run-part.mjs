import { readFileSync } from 'node:fs';
import { readPlaywright, readVitest, withStatus } from './results.mjs';
import { run } from './steps.mjs';

/**
 * Runs a part of the tests, with its own log and report.
 *
 * @param {import('./parts.mjs').Part} part
 * @param {Record<string, string>} env
 * @returns {Promise<import('./results.mjs').Results>}
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
