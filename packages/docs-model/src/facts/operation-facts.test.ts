import { expect, test } from 'vitest';
import type { Example } from '@docs/openapi';
import { toExample as toExampleOf } from '@docs/openapi/testing';
import { chooseExample } from './operation-facts';
import { buildTestSource } from '../testing/fixtures';

const [operation] = buildTestSource({}).operations;

const toExample = (name: string, body: unknown, response?: unknown) =>
  toExampleOf(operation, { name, body, response });

test.each<[string, Example[], string]>([
  [
    'a response with more fields',
    [toExample('a', 1, { x: 1 }), toExample('b', 1, { x: 1, y: 2 })],
    'b',
  ],
  [
    'the shorter request of equals',
    [toExample('a', 'long', { x: 1 }), toExample('b', 1, { x: 1 })],
    'b',
  ],
  ['a response over none', [toExample('a', 1), toExample('b', 1, { x: 1 })], 'b'],
  [
    'what is read at a glance',
    [toExample('a', 1, { x: 1, y: 'z'.repeat(2000) }), toExample('b', 1, { x: 1 })],
    'b',
  ],
  [
    'the shortest when all are long',
    [toExample('a', 'z'.repeat(3000)), toExample('b', 'z'.repeat(2000))],
    'b',
  ],
])('chooseExample() prefers %s', (_name, examples, want) => {
  expect(chooseExample(operation!, examples)?.name).toBe(want);
});

test('chooseExample() finds nothing among the examples of other operations', () => {
  const other = { ...toExample('a', 1), operation: { ...operation!, id: 'other' } };
  expect(chooseExample(operation!, [other])).toBeUndefined();
});
