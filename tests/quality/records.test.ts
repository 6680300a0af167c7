import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_RUNS, toJourneysFingerprint } from '#docs-model/quality/load-records';
import type { BrowserRuns } from '#docs-model/quality/load-records';
import { JOURNEYS } from '../engines/journeys';

const runs = JSON.parse(readFileSync(BROWSER_RUNS, 'utf8')) as BrowserRuns;

test('the record of browsers has every journey as it is now, passed in three engines', async () => {
  const remedy = 'Run the journeys and record what ran: npm run engines:record';
  expect(runs.fingerprint, remedy).toBe(await toJourneysFingerprint());
  expect(runs.journeys, remedy).toEqual(JOURNEYS.map(({ name }) => name));
  expect(Object.keys(runs.engines).map((name) => name.split(' ')[0])).toEqual([
    'Chromium',
    'Mozilla',
    'WebKitGTK',
  ]);
  expect(new Set(Object.values(runs.engines))).toEqual(new Set([JOURNEYS.length]));
});
