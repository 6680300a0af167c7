import { expect, test } from 'vitest';
import { toNextIndex } from './next-index';

test('arrows go round, Home and End reach the ends, other keys lead nowhere', () => {
  const lead = (key: string, index: number) => toNextIndex(key, index, 4);
  expect([lead('ArrowRight', 0), lead('ArrowRight', 3)]).toEqual([1, 0]);
  expect([lead('ArrowLeft', 1), lead('ArrowLeft', 0)]).toEqual([0, 3]);
  expect([lead('Home', 2), lead('End', 2)]).toEqual([0, 3]);
  expect(lead('a', 2)).toBeUndefined();
});
