// `node tools/mutation.mjs [folder …]`: changes the code in small ways, and fails if tests notice too few changes.
import { mkdirSync } from 'node:fs';
import { ensurePackages, fail, run, step } from './run/steps.mjs';

const TOOL = 'tests/mutation';
const FOLDERS = ['openapi', 'geneea', 'code-samples', 'sandbox'];

const folders = process.argv.slice(2);
const unknown = folders.filter((folder) => !FOLDERS.includes(folder));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. Choose from: ${FOLDERS.join(', ')}`);

await ensurePackages();
await ensurePackages({ folder: TOOL, title: 'Installing Stryker', name: 'Stryker' });
mkdirSync('reports/mutation', { recursive: true });
const stryker = [`${TOOL}/node_modules/.bin/stryker`, 'run', `${TOOL}/stryker.config.mjs`];
const failed = [];
for (const folder of folders.length > 0 ? folders : FOLDERS) {
  // The table at the end of the log has the share of each file; the survivors are above it.
  const log = `reports/mutation/${folder}.log`;
  const options = { env: { MUTATE: folder }, log };
  if ((await step(folder, () => run(['node', ...stryker], options))) !== 0) failed.push(log);
}
if (failed.length > 0)
  fail(`Stryker failed, or tests notice too few changes: ${failed.join(', ')}`);
