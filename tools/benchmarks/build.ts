/**
 * How long a build takes that finds nothing of an earlier one, and how many times as long as the
 * same texts take in Docusaurus as it comes; other generators beside them.
 * Run: `npx tsx tools/benchmarks/build.ts`
 */
import { rmSync } from 'node:fs';
import { buildText, timeScript } from './generators/build';
import { docusaurus, GENERATORS } from './generators/table';
import { note, report } from './report';

/** Builds leave these behind for the next one. */
const LEFTOVERS = ['build', 'site/.docusaurus', 'node_modules/.cache'];

LEFTOVERS.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
const ours = timeScript(['tools/build.mjs']);
const seconds = new Map(GENERATORS.map((generator) => [generator.name, buildText(generator)]));
report('build', { coldToStock: ours / (seconds.get(docusaurus.name) ?? NaN) });
note('this site, s', ours);
seconds.forEach((value, name) => note(`${name}, s`, value));
