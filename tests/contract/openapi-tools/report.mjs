import { spawn } from 'node:child_process';
import path from 'node:path';

const counts = { passed: 0, failed: 0 };

/** Runs a check that fails by throwing, and prints its outcome. */
export async function check(name, run) {
  try {
    const count = await run();
    counts.passed += typeof count === 'number' ? count : 1;
    console.log(`ok    ${name}${typeof count === 'number' ? ` (${count})` : ''}`);
  } catch (error) {
    counts.failed += 1;
    console.log(`FAIL  ${name}\n${indent(error.message)}`);
  }
}

/** Prints the sum and ends the process accordingly. */
export function report() {
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

/**
 * Runs a command of this package.
 *
 * @param reject a pattern of output that counts as a failure although the command succeeds
 * @param expect a pattern that the output of a success contains
 * @param cwd the folder in which the command runs
 * @returns the number in front of "requests succeeded" where the command prints one
 */
export async function runTool(name, args, { reject, expect, cwd } = {}) {
  const { code, output } = await runCommand(name, args, cwd);
  if (code !== 0 || reject?.test(output) || expect?.test(output) === false) {
    throw new Error(`${path.basename(name)} ended with ${code}:\n${output}`);
  }
  const count = /^(\d+) requests succeeded$/m.exec(output);
  return count ? Number(count[1]) : undefined;
}

function runCommand(name, args, cwd) {
  const command = path.isAbsolute(name) ? name : path.resolve('node_modules/.bin', name);
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    NODE_OPTIONS: '--no-deprecation',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function indent(text) {
  return text
    .split('\n')
    .slice(0, 60)
    .map((line) => `      ${line}`)
    .join('\n');
}
