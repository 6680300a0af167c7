import { describe, expect, it } from 'vitest';
import type { Claim } from './claims';
import { readOutcomes } from './read-outcomes';
import { toPattern, toRecord } from './to-record';
import type { Outcome } from './to-record';

const CLAIM: Claim = {
  title: 'Keyboard',
  what: 'Everything is reached.',
  criteria: ['2.1.1'],
  tests: [{ file: 'keys.spec.ts', titles: ['${route} is reached', 'Escape closes (the menu)'] }],
};

const OUTCOMES: Outcome[] = [
  { file: 'keys.spec.ts', title: '/a/ is reached', passed: true, tools: 'Chromium 1, axe 2' },
  { file: 'keys.spec.ts', title: '/b/ is reached', passed: true },
  { file: 'keys.spec.ts', title: 'Escape closes (the menu)', passed: true },
  { file: 'other.spec.ts', title: '/c/ is reached', passed: false },
];

describe('toRecord()', () => {
  it('counts for each test how often it passed', () => {
    const { claims, tools, date } = toRecord([CLAIM], OUTCOMES, '2026-11-21');
    expect(claims[0]?.tests.map(({ checks }) => checks)).toEqual([2, 1]);
    expect([tools, date]).toEqual(['Chromium 1, axe 2', '2026-11-21']);
  });

  it('rejects a claim with a test that failed or did not run', () => {
    const failed = OUTCOMES.map((outcome) => ({
      ...outcome,
      passed: outcome.title !== '/b/ is reached',
    }));
    expect(() => toRecord([CLAIM], failed, '')).toThrow('"/b/ is reached" did not pass');
    expect(() => toRecord([CLAIM], OUTCOMES.slice(0, 2), '')).toThrow('did not run');
  });

  it('rejects a report that does not name the browser', () => {
    expect(() => toRecord([CLAIM], OUTCOMES.slice(1), '')).toThrow('names no browser');
  });
});

it('toPattern() takes signs of regular expressions as they are', () => {
  expect(toPattern('a (b) ${c.d} e?').test('a (b) 1 2 e?')).toBe(true);
  expect(toPattern('a (b) ${c.d} e?').test('a b 1 2 e')).toBe(false);
});

it('readOutcomes() finds tests in groups too', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, annotations: [{ type: 'tools', description: 'Chromium 1' }] }],
  });
  const outcomes = readOutcomes({
    suites: [{ specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'unexpected')] }] }],
  });
  expect(outcomes.map(({ title, passed, tools }) => [title, passed, tools])).toEqual([
    ['a', true, 'Chromium 1'],
    ['b', false, 'Chromium 1'],
  ]);
});
