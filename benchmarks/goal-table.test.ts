import { expect, test } from 'vitest';
import { toGoalTable } from './goal-table';
import type { Goal } from './goal-table';
import goals from './goals.json';

const GOAL: Goal = { what: 'Build, s', from: 'build', value: 'this site, s', most: 20 };
const OTHERS = ['Other'];

function toTable(goal: Goal, values: [string, number][]) {
  return toGoalTable([goal], new Map([['build', new Map(values)]]), OTHERS);
}

test('a goal has its value, and those of other generators, beside it', () => {
  const values: [string, number][] = [
    ['this site, s', 12.3],
    ['Other, s', 36_000],
  ];
  expect(toTable({ ...GOAL, others: ', s' }, values)).toEqual({
    table: [
      '|  | This site | Goal | Other | Goal reached |',
      '| - | - | - | - | - |',
      '| Build, s | 12 | 20 | 36,000 | yes |',
    ].join('\n'),
    open: [],
  });
});

test('a goal that is missed is open, unless an account says why', () => {
  const values: [string, number][] = [['this site, s', 21]];
  expect(toTable(GOAL, values)).toMatchObject({ open: ['Build, s'] });
  const accounted = toTable({ ...GOAL, account: 'where the time goes' }, values);
  expect(accounted.open).toEqual([]);
  expect(accounted.table).toContain('| Build, s | 21 | 20 | – | where the time goes |');
});

test('a goal that was not measured is open, with an account too', () => {
  const { table, open } = toTable({ ...GOAL, account: 'where the time goes' }, []);
  expect(table).toContain('| Build, s | – | 20 | – | not measured |');
  expect(open).toEqual(['Build, s']);
});

test('each goal of the site has one row', () => {
  expect(new Set(goals.map(({ what }) => what)).size).toBe(goals.length);
});
