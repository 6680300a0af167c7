/**
 * Condenses the reports of `npm run test:full` into `reports/quality.json`. Copied to `packages/docs-model/src/mdx/quality/` before
 * a release, it is what the page `/quality/` shows; a build compares it with nothing.
 * Run: `npx tsx tools/write-quality.ts`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import quality from '@docs/docs-model/quality.json';
import { condenseEngines, condenseSamples } from './quality/condense';
import type { Quality, Report } from './quality/condense';
import { ensureBrowser } from './run/browser.mjs';
import { read, readFirefoxVersion, readWebkitVersion } from './run/engines.mjs';
import { fail } from './run/steps.mjs';

async function main(): Promise<void> {
  const commit = read('git', ['rev-parse', '--short=8', 'HEAD']) ?? 'unknown';
  const run = { date: new Date().toISOString().slice(0, 10), commit };
  const [samples, engines] = ['samples', 'engines'].map(readReport);
  // A suite that did not run keeps its older result.
  const condensed: Quality = {
    samples: samples ? condenseSamples(samples, run) : quality.samples,
    engines: engines ? condenseEngines(engines, await readVersions(), run) : quality.engines,
  };
  writeFileSync('reports/quality.json', `${JSON.stringify(condensed, null, 2)}\n`);
}

function readReport(name: string): Report | undefined {
  const file = `reports/${name}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** By the name of the engine in the tests. */
async function readVersions(): Promise<Record<string, string | undefined>> {
  const chromium = read(await ensureBrowser(), ['--version']);
  return {
    Chromium: /^\S+ [\d.]+/.exec(chromium ?? '')?.[0],
    Firefox: readFirefoxVersion(),
    WebKit: readWebkitVersion(),
  };
}

main().catch((error: Error) => fail(error.message));
