// `npm run check`: all checks of the sources, the slowest first, as many at once as there are cores.
import { availableParallelism } from 'node:os';
import { mkdirSync, readFileSync } from 'node:fs';
import { takeNoOptions } from './run/port.mjs';
import { ensurePackages, run, step } from './run/steps.mjs';

const TSC = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'];
const FOLDERS = '.dependency-cruiser-folders.mjs';

const CHECKS = [
  ['Format', ['npx', 'prettier', '--check', '--log-level=warn', '.']],
  ['Types', TSC],
  ['Lint', ['npx', 'eslint', '.']],
  ['Styles', ['npx', 'stylelint', 'site/src/**/*.css']],
  ['Prose', ['npx', 'tsx', 'tools/prose-lint/index.ts']],
  ['Imports', ['npx', 'depcruise', 'packages', 'site', 'tests', 'tools']],
  ['Circles of folders', ['npx', 'depcruise', '-c', FOLDERS, 'packages', 'site/src']],
  ['Types without the DOM', [...TSC, '-p', 'packages']],
  ['Spelling', ['npx', 'cspell', '--no-progress', '--no-summary']],
  ['Unused code', ['npx', 'knip', '--no-progress', '--no-config-hints']],
  ['Size', ['node', 'tools/check-size.mjs']],
  ['Contracts', ['npx', 'tsx', 'tools/contract-lint/index.ts']],
];

takeNoOptions('Runs all checks of the sources.');
await ensurePackages();
mkdirSync('reports', { recursive: true });
const failed = [];
const left = [...CHECKS];
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const { title, log } of failed)
  console.error(`\nFAILED ${title}\n${readFileSync(log, 'utf8')}`);
console.log(`\n${CHECKS.length - failed.length} checks passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Does one check after the other until none is left. */
async function work() {
  for (let check = left.shift(); check; check = left.shift()) {
    const [title, command] = check;
    const log = `reports/${title.toLowerCase().replaceAll(' ', '-')}.log`;
    if ((await step(title, () => run(command, { log }))) !== 0) failed.push({ title, log });
  }
}
