/**
 * How long a build takes that finds nothing of an earlier one.
 * Run: `npx tsx benchmarks/build.ts`
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { note, report } from './report';

/** What builds leave behind for the next one. */
const LEFTOVERS = ['build', '.docusaurus', 'node_modules/.cache'];

LEFTOVERS.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
const start = performance.now();
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
report('build', { coldSeconds: (performance.now() - start) / 1000 });
note('load of the machine', loadavg()[0] ?? NaN);
