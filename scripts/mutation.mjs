// `npm run test:mutation [-- folder …]`: changes the code in small ways and counts which changes no test notices.
import { mkdirSync, readFileSync } from 'node:fs';
import { ensurePackages, fail, run, step } from './run/steps.mjs';

const TOOL = 'tests/mutation';
const FOLDERS = ['contract', 'samples', 'sandbox'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((folder) => !FOLDERS.includes(folder));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(', ')}. Choose from: ${FOLDERS.join(', ')}`);

await ensurePackages();
await ensurePackages({ folder: TOOL, title: 'Installing Stryker', name: 'Stryker' });
mkdirSync('reports/mutation', { recursive: true });
const lines = [];
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
  lines.push(`${folder}: ${readScore(folder)}; survivors in ${log}`);
}
lines.forEach((line) => console.log(line));

/** @returns {string} such as `84.2 % of 1200 changes noticed` */
function readScore(folder) {
  const { files } = JSON.parse(readFileSync(`reports/mutation/${folder}.json`, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return `${((100 * noticed) / all).toFixed(1)} % of ${all} changes noticed`;
}
