import { describe, expect, it } from 'vitest';
import type { Example } from './example';
import { listCalls } from './list-requests';

function toExamples(after: Record<string, string[]>): Example[] {
  return Object.entries(after).map(
    ([name, names]) => ({ name, contract: 'media-v2', after: names }) as Example,
  );
}

function list(after: Record<string, string[]>): string[] {
  const examples = toExamples(after);
  return listCalls(examples[0] as Example, examples).map(({ name }) => name);
}

describe('listCalls()', () => {
  it('puts what an example waits for before it, each operation once', () => {
    expect(list({ d: ['b', 'c'], a: [], b: ['a'], c: ['a'] })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('names the file and the nearest example when one does not exist', () => {
    expect(() => list({ a: ['taging'], tagging: [] })).toThrow(
      'contract/media-v2/examples/a/meta.yaml names the example "taging" in "after", which does ' +
        'not exist. Did you mean "tagging"?',
    );
  });

  it('stops at examples that wait for each other', () => {
    expect(() => list({ a: ['b'], b: ['a'] })).toThrow('waits for itself in "after": a, b, a.');
  });
});
