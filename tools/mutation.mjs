// `node tools/mutation.mjs [folder …]`: changes the code in small ways and counts which changes no test notices.
import { mkdirSync, readFileSync } from 'node:fs';
import { ensurePackages, fail, run, step } from './run/steps.mjs';

const TOOL = 'tests/mutation';
const FOLDERS = ['openapi', 'geneea', 'code-samples', 'sandbox'];

/** The share of changes that tests have to notice, in percent. */
const LEAST = 80;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((folder) => !FOLDERS.includes(folder));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. Choose from: ${FOLDERS.join(', ')}`);

await ensurePackages();
await ensurePackages({ folder: TOOL, title: 'Installing Stryker', name: 'Stryker' });
mkdirSync('reports/mutation', { recursive: true });
const scores = [];
for (const folder of wanted.length > 0 ? wanted : FOLDERS) {
  const command = [
    'node',
    `${TOOL}/node_modules/.bin/stryker`,
    'run',
    `${TOOL}/stryker.config.mjs`,
  ];
  const log = `reports/mutation/${folder}.log`;
  const status = await step(folder, () => run(command, { env: { MUTATE: folder }, log }));
  if (status !== 0) fail(`Stryker failed. See ${log}`);
  scores.push({ folder, log, ...readScore(folder) });
}
scores.forEach(({ folder, log, percent, all }) =>
  console.log(`${folder}: ${percent.toFixed(1)}% of ${all} changes noticed; survivors in ${log}`),
);
const low = scores.filter(({ percent }) => percent < LEAST).map(({ folder }) => folder);
if (low.length > 0) fail(`Tests notice less than ${LEAST}% of the changes in: ${low.join(', ')}`);

/** The share of changes that a test noticed, and how many were tried. */
function readScore(folder) {
  const { files } = JSON.parse(readFileSync(`reports/mutation/${folder}.json`, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return { percent: (100 * noticed) / all, all };
}
