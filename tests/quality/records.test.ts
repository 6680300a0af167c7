import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RECORD_FILES, toSubjectFingerprint } from '#docs-model/quality/load-records';
import type { AccessibilityRuns, BrowserRuns, Weights } from '#docs-model/quality/load-records';
import { REFERENCE_TOOLS } from '../../benchmarks/peers';
import { KINDS } from '../../testing/browser/kinds';
import { JOURNEYS } from '../engines/journeys';

function readRecord<Content>(name: keyof typeof RECORD_FILES): Content {
  return JSON.parse(readFileSync(RECORD_FILES[name], 'utf8')) as Content;
}

test('the record of browsers has every journey as it is now, passed in three engines', async () => {
  const runs = readRecord<BrowserRuns>('browsers.json');
  const remedy = 'Run the journeys and record what ran: npm run engines:record';
  expect(runs.fingerprint, remedy).toBe(await toSubjectFingerprint('browsers.json'));
  expect(runs.journeys, remedy).toEqual(JOURNEYS.map(({ name }) => name));
  expect(Object.keys(runs.engines).map((name) => name.split(' ')[0])).toEqual([
    'Chromium',
    'Mozilla',
    'WebKitGTK',
  ]);
  expect(new Set(Object.values(runs.engines))).toEqual(new Set([JOURNEYS.length]));
});

test('the record of accessibility has every kind of page, on a phone and on a desktop', () => {
  const { kinds } = readRecord<AccessibilityRuns>('accessibility.json');
  expect(kinds.map(({ kind, route }) => [kind, route])).toEqual(KINDS);
  for (const { windows } of kinds) {
    expect(windows.map(({ width }) => width)).toEqual([360, 1280]);
    // Fewer apply only to a page that has not been drawn.
    expect(Math.min(...windows.map(({ rules }) => rules))).toBeGreaterThan(30);
  }
});

test('the record of weights has every kind of page and every tool', () => {
  const { kinds, tools } = readRecord<Weights>('weights.json');
  expect(kinds.map(({ kind, route }) => [kind, route])).toEqual(KINDS);
  expect(tools.map(({ tool }) => tool)).toEqual(
    REFERENCE_TOOLS.map(({ name, version }) => `${name} ${version}`),
  );
});
