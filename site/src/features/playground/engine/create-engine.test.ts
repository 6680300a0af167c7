import { expect, test } from 'vitest';
import { createEngine, listNumbers, replaceNumber } from './create-engine';

test('listNumbers() finds the numbers of lists and objects, in order', () => {
  expect(listNumbers({ n: 1, a: 'x', teams: [{ points: 2 }, { points: 3 }] })).toEqual([
    ['n'],
    ['teams', '0', 'points'],
    ['teams', '1', 'points'],
  ]);
});

test.each([[null], ['x'], [{}], [[]]])('listNumbers(%j) finds none', (data) => {
  expect(listNumbers(data)).toEqual([]);
});

test('replaceNumber() changes that number only', () => {
  const data = { n: 1, teams: [{ points: 2, name: 'A' }] };
  expect(replaceNumber(data, ['teams', '0', 'points'], 9)).toEqual({
    n: 1,
    teams: [{ points: 9, name: 'A' }],
  });
  expect(data.teams[0]!.points).toBe(2);
});

test.each([
  [{ x: { '2024.1': 5 } }, ['x', '2024.1'], { x: { '2024.1': 7 } }],
  [{ '': 1 }, [''], { '': 7 }],
])('replaceNumber(%j, %j) takes any key', (data, path, want) => {
  expect(listNumbers(data)).toEqual([path]);
  expect(replaceNumber(data, path, 7)).toEqual(want);
});

test('series() takes the number that its own path names', () => {
  const data = JSON.stringify({ x: { '2024.1': 5 }, 'x.2024': { 1: 3 }, '': 1, n: [2] });
  const template = "{{ x['2024.1'] }}";
  const engine = createEngine();
  const draft = { template, data, language: 'en', seed: 0 } as const;
  const paths = ['x["2024.1"]', '["x.2024"].1', '[""]', 'n.0'];
  const series = paths.map((path) => engine.series(draft, path)!);
  expect(series[0]!.paths).toEqual(paths);
  expect(series.map((result) => result.series.path)).toEqual(paths);
  expect(series.map((result) => result.series.outputs.at(-1)!.text)).toEqual([
    '100',
    '5',
    '5',
    '5',
  ]);
});

test('the data keeps its order and its digits, and a key that it has twice is noted', () => {
  const data = '\uFEFF{"d": {"9": 1, "8": 9007199254740993, "8": 9007199254740993}}';
  const draft = { template: '{{ d }}', data, language: 'en', seed: 0 } as const;
  const engine = createEngine();
  expect(engine.render(draft)).toMatchObject({
    output: "{'9': 1, '8': 9007199254740993}",
    notes: ['An object has "8" twice, and the last value counts.'],
  });
  expect(engine.series(draft)!.series.outputs[0]!.text).toBe("{'9': 0, '8': 9007199254740993}");
});

test('replaceNumber() keeps a key named __proto__ a key', () => {
  const data = JSON.parse('{"__proto__": 1, "n": 2}') as unknown;
  const changed = replaceNumber(data, ['n'], 3) as { n: number };
  expect(changed.n).toBe(3);
  expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
});
