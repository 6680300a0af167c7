import { expect, test } from 'vitest';
import { condenseEngines, condenseSamples } from './condense';
import type { Report } from './condense';

const RUN = { date: '2026-11-25', commit: '1a2b3c4d' };
const passed = { title: 'a', ancestorTitles: [], status: 'passed' };

const toReport = (...assertionResults: Report['testResults'][0]['assertionResults']): Report => ({
  success: true,
  testResults: [{ assertionResults }],
});

test('condenseSamples() counts the samples of the site that passed, by language', () => {
  const toSample = (language: string) => ({
    ...passed,
    meta: { sample: { language, toolchain: 'X 1' } },
  });
  const report = toReport(
    ...['perl', 'perl', 'r'].map(toSample),
    { ...toSample('r'), status: 'skipped' },
    passed,
  );
  expect(condenseSamples(report, RUN)).toEqual({
    ...RUN,
    languages: { perl: { toolchain: 'X 1', count: 2 }, r: { toolchain: 'X 1', count: 1 } },
  });
});

test('condenseEngines() counts journeys once, and only names engines that ran', () => {
  const toJourney = (title: string, engine: string) => ({
    ...passed,
    title,
    ancestorTitles: [engine],
  });
  const report = toReport(
    toJourney('a reader copies code', 'Chromium'),
    toJourney('a reader copies code', 'Firefox'),
    toJourney('a reader prints a page', 'Chromium'),
    toJourney('a page is kept', 'Chromium'),
  );
  const versions = { Chromium: 'Chromium 150', Firefox: undefined, WebKit: 'WebKitGTK 2.50' };
  expect(condenseEngines(report, versions, RUN)).toEqual({
    ...RUN,
    journeys: 2,
    versions: ['Chromium 150', 'Firefox'],
  });
});

test('a report with failures is not condensed', () => {
  expect(() => condenseSamples({ ...toReport(passed), success: false }, RUN)).toThrow(
    'reports/samples.json has failures.',
  );
});
