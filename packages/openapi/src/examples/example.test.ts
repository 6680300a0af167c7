import { describe, expect, it } from 'vitest';
import { listCalls, toPath } from './example';
import type { Example } from './example';

function toCall(path: string, parameters: { path?: object; query?: object } = {}) {
  return toPath({
    operation: { path, parameters: [{ name: 'ids', schema: { type: 'array' } }] } as never,
    parameters: { path: {}, query: {}, ...parameters } as never,
  });
}

describe('toPath()', () => {
  it.each([
    ['leaves a path without parameters', '/v2/photos', {}, '/v2/photos'],
    [
      'fills placeholders',
      '/v2/{dataset}/{id}',
      { path: { dataset: 'ctk', id: '7' } },
      '/v2/ctk/7',
    ],
    [
      'escapes what would change the path',
      '/v2/{id}',
      { path: { id: 'a/b ?č' } },
      '/v2/a%2Fb%20%3F%C4%8D',
    ],
    ['shows a placeholder without a value', '/v2/{id}', {}, '/v2/%7Bid%7D'],
    [
      'adds the query',
      '/v2',
      { query: { name: 'Trade shows', id: '1' } },
      '/v2?name=Trade+shows&id=1',
    ],
    ['repeats a list', '/v2', { query: { ids: 'a,b', id: '1,2' } }, '/v2?ids=a&ids=b&id=1%2C2'],
    ['escapes the query', '/v2', { query: { name: 'a&b=c' } }, '/v2?name=a%26b%3Dc'],
  ])('%s', (_, path, parameters, want) => {
    expect(toCall(path, parameters)).toBe(want);
  });
});

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
      'contracts/media-v2/examples/a/meta.yaml names in "after" the example ' +
        '"taging". Did you mean "tagging"?',
    );
  });

  it('knows the examples of the same API only', () => {
    const [first, other] = toExamples({ a: ['b'], b: [] });
    const examples = [first!, { ...other!, contract: 'general-v3' as const }];
    expect(() => listCalls(first!, examples)).toThrow(/in "after" the example "\w+"\. Known: a$/);
  });

  it('stops at examples that wait for each other', () => {
    expect(() => list({ a: ['b'], b: ['a'] })).toThrow('waits for itself in "after": a, b, a.');
  });
});
