import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { RECORD_FILES, toSubjectFingerprint } from '#docs-model/quality/load-records';
import type { AccessibilityRuns } from '#docs-model/quality/load-records';
import { KINDS } from '../../testing/browser/kinds';
import { ensureBrowser } from '../run/browser.mjs';
import type { Part as TestPart } from '../run/parts.mjs';
import { findFreePort } from '../run/port.mjs';
import { listPlaywrightTests, runForRecord } from '../run/results.mjs';
import { fail } from '../run/steps.mjs';

const FILE = RECORD_FILES['accessibility.json'];
const SPEC = 'tests/accessibility/page-kinds.spec.ts';

/** The tests of `npm test`, and those of the kinds that it leaves out. */
const PART: TestPart = {
  id: 'page-kinds',
  title: 'A page of each kind',
  tier: 'full',
  lane: 'browser',
  report: 'playwright',
  command: ['npx', 'playwright', 'test', '--project=site', '--project=full', SPEC],
};

/**
 * `npm run accessibility:record`: tests a page of each kind on the site in `build/`, and when all
 * tests pass writes down what axe looked at. The page `/quality/` shows it.
 */
async function main(): Promise<void> {
  const fingerprint = await toSubjectFingerprint('accessibility.json');
  const env = { CHROME_PATH: await ensureBrowser(), TEST_PORT: String(await findFreePort()) };
  const report = await runForRecord(PART, env, FILE);
  const runs: AccessibilityRuns = {
    date: new Date().toISOString().slice(0, 10),
    fingerprint,
    ...readRuns(report),
  };
  const style = { ...(await resolveConfig(FILE)), filepath: FILE };
  writeFileSync(FILE, await format(JSON.stringify(runs, null, 2), style));
}

function readRuns(report: string): Pick<AccessibilityRuns, 'tools' | 'kinds'> {
  const tests = listPlaywrightTests(JSON.parse(readFileSync(report, 'utf8')));
  const list = (wanted: string, title = '') =>
    tests
      .filter((test) => test.title.includes(title))
      .flatMap(({ annotations }) => annotations)
      .flatMap(({ type, description = '' }) => (type === wanted ? [description] : []));
  return {
    tools: [...new Set(list('tools'))],
    kinds: KINDS.map(([kind, route]) => {
      const windows = list('axe', `“${kind}”`).map(parseWindow);
      if (windows.length === 0) {
        throw new Error(`${report} has no axe test of “${kind}”. See page-kinds.spec.ts.`);
      }
      return { kind, route, windows };
    }),
  };
}

/** @example parseWindow('360 px, 42 rules'); // { width: 360, rules: 42 } */
function parseWindow(text: string): { width: number; rules: number } {
  const [width, rules] = text.split(', ').map((part) => parseInt(part, 10));
  if (width === undefined || rules === undefined) throw new Error(`"${text}" names no window.`);
  return { width, rules };
}

main().catch((error: Error) => fail(error.message));
