import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds between two looks at the memory: often enough for what takes several seconds. */
const INTERVAL = 250;

export interface Cost {
  seconds: number;
  /** What all its processes used together at the peak; what they share counts for each. */
  megabytes: number;
}

/**
 * Runs a script of Node and waits for it.
 *
 * @throws when it fails
 */
export async function runMeasured(
  args: string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, readMegabytes(child.pid!));
  }, INTERVAL);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed with status ${status}.`);
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

/** Memory of a process and all that it has started. */
function readMegabytes(root: number): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const parents = new Map(rows.map(([id, parent]) => [id, parent]));
  const belongs = (id?: number): boolean =>
    id === root || (parents.has(id) && belongs(parents.get(id)));
  return rows.reduce((sum, [id, , kilobytes = 0]) => sum + (belongs(id) ? kilobytes : 0), 0) / 1024;
}
