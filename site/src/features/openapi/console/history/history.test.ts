import { expect, test } from 'vitest';
import { addEntry } from './history';
import type { Entry } from './history';

function toEntry(body: string): Omit<Entry, 'id'> {
  const call = { operationId: 'analyze', path: {}, query: {}, body };
  return { time: new Date(0), method: 'POST', target: '/v2/nlp/analyze', status: 200, call };
}

function addAll(bodies: string[]): Entry[] {
  return bodies.reduce<Entry[]>((entries, body) => addEntry(entries, toEntry(body)), []);
}

test('addEntry() puts the latest request first, each with its own number', () => {
  expect(addAll(['a', 'b']).map(({ id, call }) => [id, call.body])).toEqual([
    [2, 'b'],
    [1, 'a'],
  ]);
});

test('addEntry() drops the oldest of many', () => {
  const entries = addAll(Array.from({ length: 40 }, (_, index) => `${index}`));
  expect(entries).toHaveLength(30);
  expect(entries.at(-1)?.call.body).toBe('10');
});

test('addEntry() keeps the latest however large it is, and drops what no longer fits', () => {
  const entries = addAll(['small', 'x'.repeat(5_000_000)]);
  expect(entries.map(({ call }) => call.body.length)).toEqual([5_000_000]);
});
