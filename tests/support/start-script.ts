import { spawn } from 'node:child_process';

/** Starts a server: `started` resolves to the URL that it prints, `ended` to all output and its exit code. */
export function startScript(cwd: string, args: string[], command = process.execPath) {
  const child = spawn(command, args, { cwd, env: {} });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, errors }));
  });
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /running at (http:\S+)/.exec(out)?.[1];
      if (url) resolve(url);
    });
    child.once('close', () => reject(new Error(`${out}${errors}`)));
  });
  // A script that is not to start says why in `ended`.
  started.catch(() => undefined);
  return { child, started, ended };
}
