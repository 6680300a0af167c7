import { execFile } from 'node:child_process';

/** How a sample ended. */
export type Outcome = { status: number; stdout: string; stderr: string };

const ENVIRONMENT = {
  ...process.env,
  // Letters outside ASCII arrive only where the terminal is said to speak UTF-8.
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  // The servers are on this machine; no proxy may be between.
  NO_PROXY: '*',
  no_proxy: '*',
};

/** Runs a command to its end; a command that is missing or hangs ends with status -1. */
export function execute(
  [sample = '', ...args]: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Outcome> {
  const options = { cwd, env: { ...ENVIRONMENT, ...env }, timeout: 300_000, maxBuffer: 1e8 };
  return new Promise((resolve) => {
    execFile(sample, args, options, (error, stdout, stderr) => {
      const status = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ status, stdout, stderr: stderr || (status < 0 ? String(error) : '') });
    });
  });
}
