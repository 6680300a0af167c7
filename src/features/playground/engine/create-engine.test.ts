import { expect, test } from 'vitest';
import { listNumbers, replaceNumber } from './create-engine';

test('listNumbers() finds the numbers of lists and objects, in order', () => {
  expect(listNumbers({ n: 1, a: 'x', teams: [{ points: 2 }, { points: 3 }] })).toEqual([
    'n',
    'teams.0.points',
    'teams.1.points',
  ]);
});

test.each([[null], ['x'], [{}], [[]]])('listNumbers(%j) finds none', (data) => {
  expect(listNumbers(data)).toEqual([]);
});

test('replaceNumber() changes that number only', () => {
  const data = { n: 1, teams: [{ points: 2, name: 'A' }] };
  expect(replaceNumber(data, 'teams.0.points', 9)).toEqual({
    n: 1,
    teams: [{ points: 9, name: 'A' }],
  });
  expect(data.teams[0]!.points).toBe(2);
});

test('replaceNumber() keeps a key named __proto__ a key', () => {
  const data = JSON.parse('{"__proto__": 1, "n": 2}') as unknown;
  const changed = replaceNumber(data, 'n', 3) as { n: number };
  expect(changed.n).toBe(3);
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
});
