// `npm test`: installs what is missing, builds once, runs the suites, ends with one line of counts.
// `-- --affected` adds what the last change calls for, `-- --list` only names that; `-- upgrade` runs
// that tier alone, `-- full` all.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser, ensureEngines } from './run/browser.mjs';
import { build, isBuilt } from './run/build.mjs';
import { divide, listAffected, readChanges } from './run/changes.mjs';
import { LANES, MOST_SECONDS, PARTS } from './run/parts.mjs';
import { findFreePort } from './run/port.mjs';
import {
  addUp,
  countSamples,
  listAccessibilityResults,
  readSamples,
  runPart,
} from './run/results.mjs';
import { ensurePackages, fail, step } from './run/steps.mjs';

const REPORTS = 'reports';
const TIERS = ['test', 'upgrade', 'full', '--affected', '--list'];
const tier = process.argv[2] ?? 'test';
if (!TIERS.includes(tier)) {
  fail(`There is no tier "${tier}". Use one of: ${TIERS.join(', ')}`);
}

if (tier === '--list') {
  listParts(listAffected(PARTS, readChanges()));
  process.exit(0);
}

await ensurePackages();
const browser = await ensureBrowser();
const batches = listBatches();
if (batches.flat().some(({ id }) => id === 'engines')) await ensureEngines();
prepareReports();
// `npm run test:upgrade` uses the build that is there; the others show that the site can be built.
if (tier !== 'upgrade' || !isBuilt()) await build();

const results = [];
for (const batch of batches) results.push(...(await runLanes(batch)));
readSampleCounts().forEach((line) => console.log(line));

writeAccessibilityResults();

const { lines, failed } = addUp(results);
lines.forEach((line) => console.log(line));
process.exit(failed > 0 ? 1 : 0);

/** Batches run after one another, the parts of a batch in lanes. */
function listBatches() {
  if (tier === 'upgrade') return [PARTS.filter((part) => part.tier === 'upgrade')];
  if (tier === 'full') {
    const replaced = PARTS.flatMap(({ replaces }) => replaces ?? []);
    return separate(PARTS.filter(({ id }) => !replaced.includes(id)));
  }
  const base = separate(PARTS.filter((part) => part.tier === 'test'));
  return tier === '--affected' ? [...base, listParts(listAffected(PARTS, readChanges()))] : base;
}

/** Unit tests come first, alone: they keep all cores busy, and other tests would slow down both. */
function separate(parts) {
  const areUnits = ({ id }) => id === 'vitest';
  return [parts.filter(areUnits), parts.filter((part) => !areUnits(part))];
}

function listParts(affected) {
  const isAffected = ({ id }) => affected.some(({ part }) => part.id === id);
  console.log('Beside `npm test`, this change calls for:');
  const { now, later } = divide(affected, MOST_SECONDS);
  now.forEach(({ part, reason }) => console.log(`  ${part.title}: ${reason}`));
  if (now.length === 0) console.log('  nothing');
  later.forEach(({ part, reason }) => {
    console.log(`Left to the weekly run for lack of time: ${part.title}: ${reason}`);
  });
  const others = PARTS.filter((part) => part.inputs && !isAffected(part));
  console.log(`Not called for: ${others.map(({ title }) => title).join('; ') || 'nothing'}.`);
  return now.map(({ part }) => part);
}

/** Tests without and tests with a browser, beside each other. */
async function runLanes(parts) {
  const lanes = LANES.map((lane) => parts.filter((part) => part.lane === lane));
  return (await Promise.all(lanes.map(runLane))).flat();
}

async function runLane(parts) {
  const results = [];
  for (const part of parts) {
    const env = { CHROME_PATH: browser, TEST_PORT: String(await findFreePort()) };
    results.push(await step(part.title, () => runPart(part, env)));
  }
  return results;
}

function prepareReports() {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
}

/** For conformance reports: an artifact of the run, never committed. */
function writeAccessibilityResults() {
  const ids = PARTS.filter(({ report }) => report === 'playwright').map(({ id }) => id);
  const found = listAccessibilityResults(ids.map((id) => `${REPORTS}/${id}.json`));
  writeFileSync(`${REPORTS}/accessibility.json`, JSON.stringify(found, null, 2));
}

function readSampleCounts() {
  const samples = ['changed-samples', 'samples'].flatMap((id) =>
    readSamples(`${REPORTS}/${id}.json`),
  );
  return samples.length > 0 ? [countSamples(samples)] : [];
}
