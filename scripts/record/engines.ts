import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { RECORD_FILES, toSubjectFingerprint } from '#docs-model/quality/load-records';
import type { BrowserRuns } from '#docs-model/quality/load-records';
import { ensureBrowser } from '../run/browser.mjs';
import { readFirefoxVersion, readWebkitVersion } from '../run/engines.mjs';
import { findPart } from '../run/parts.mjs';
import { runForRecord } from '../run/results.mjs';
import { fail } from '../run/steps.mjs';

const BROWSER_RUNS = RECORD_FILES['browsers.json'];
const JOURNEYS = 'tests/engines/engines.test.ts';

/** The tests of journeys have these words before the journey's name. */
const READER = 'a reader ';

interface Report {
  testResults: {
    assertionResults: { title: string; ancestorTitles: string[]; status: string }[];
  }[];
}

/**
 * `npm run engines:record`: runs all journeys in the three engines on the site in `build/`, and when
 * all succeed writes down what ran. The page `/quality/` shows it.
 */
async function main(): Promise<void> {
  const chromium = await ensureBrowser();
  const part = findPart('engines');
  const fingerprint = await toSubjectFingerprint('browsers.json');
  const env = { TOOLCHAINS: 'required', CHROME_PATH: chromium };
  const journeys = { ...part, title: 'Browser engines', command: [...part.command, JOURNEYS] };
  const file = await runForRecord(journeys, env, BROWSER_RUNS);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const runs: BrowserRuns = {
    date: new Date().toISOString().slice(0, 10),
    fingerprint,
    ...countJourneys(report, {
      Chromium: readChromiumVersion(chromium),
      Firefox: readFirefoxVersion(),
      WebKit: readWebkitVersion(),
    }),
  };
  writeFileSync(BROWSER_RUNS, `${JSON.stringify(runs, null, 2)}\n`);
}

function countJourneys(
  { testResults }: Report,
  versions: Record<string, string | undefined>,
): Pick<BrowserRuns, 'engines' | 'journeys'> {
  const passed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title, status }) => status === 'passed' && title.startsWith(READER));
  const entries = Object.entries(versions).map(([name, version]): [string, number] => [
    version ?? name,
    passed.filter(({ ancestorTitles }) => ancestorTitles.includes(name)).length,
  ]);
  const titles = passed.map(({ title }) => title.slice(READER.length));
  return { engines: Object.fromEntries(entries), journeys: [...new Set(titles)] };
}

/** @returns such as `Chromium 141.0.7390.54` */
function readChromiumVersion(file: string): string | undefined {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return /^\S+ [\d.]+/.exec(stdout.trim())?.[0];
}

main().catch((error: Error) => fail(error.message));
