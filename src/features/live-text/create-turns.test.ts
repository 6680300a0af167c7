import { expect, test } from 'vitest';
import { createTurns } from './create-turns';

test('only the newest turn counts, in whatever order the responses come', () => {
  const startTurn = createTurns();
  const isFirst = startTurn();
  expect(isFirst()).toBe(true);
  const isSecond = startTurn();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
});
