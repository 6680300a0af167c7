/**
 * How long a build takes that finds nothing of an earlier one, and how many times as long as the
 * same texts take in Docusaurus as it comes; the memory of both, and other generators beside them;
 * and a build that finds all of an earlier one but a page.
 * Run: `npx tsx benchmarks/build.ts`
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { buildText, WITHOUT_CACHE } from './generators/build';
import { docusaurus, GENERATORS } from './generators/table';
import { note, report } from './report';
import { runMeasured } from './run-measured';
import type { Cost } from './run-measured';

/** What builds leave behind for the next one. */
const LEFTOVERS = ['build', '.docusaurus', 'node_modules/.cache'];

const BUILD = ['scripts/build.mjs'];

/** The page that is changed between two builds. */
const CHANGED = 'content/gkb/index.mdx';

async function main(): Promise<void> {
  LEFTOVERS.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  const ours = await runMeasured(BUILD, { env: WITHOUT_CACHE });
  note('after a change of a page, s', (await buildAfterChange()).seconds);
  const costs = new Map<string, Cost>([['this site', ours]]);
  for (const generator of GENERATORS) costs.set(generator.name, await buildText(generator));
  report('build', { coldToStock: ours.seconds / (costs.get(docusaurus.name)?.seconds ?? NaN) });
  for (const [name, { seconds, megabytes }] of costs) {
    note(`${name}, s`, seconds);
    note(`${name}, MB`, megabytes);
  }
  note('load of the machine', loadavg()[0] ?? NaN);
}

/** The first build fills the caches, with another sentence on a page; the second is of the pages as they are. */
async function buildAfterChange(): Promise<Cost> {
  const text = readFileSync(CHANGED, 'utf8');
  writeFileSync(CHANGED, `${text}\nAnother sentence.\n`);
  try {
    await runMeasured(BUILD);
  } finally {
    writeFileSync(CHANGED, text);
  }
  return runMeasured(BUILD);
}

void main();
