/**
 * How long a build takes that finds nothing of an earlier one, and how many times as long as the
 * same texts take in Docusaurus as it comes.
 * Run: `npx tsx benchmarks/build.ts`
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { note, report } from './report';
import { buildStock } from './stock/build';

/** What builds leave behind for the next one. */
const LEFTOVERS = ['build', '.docusaurus', 'node_modules/.cache'];

LEFTOVERS.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
const start = performance.now();
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
const coldSeconds = (performance.now() - start) / 1000;
const stockSeconds = buildStock();
report('build', { coldToStock: coldSeconds / stockSeconds });
note('cold build, s', coldSeconds);
note('stock Docusaurus, s', stockSeconds);
note('load of the machine', loadavg()[0] ?? NaN);
