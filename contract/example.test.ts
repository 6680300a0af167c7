import { describe, expect, it } from 'vitest';
import { toPath } from './example';

function toCall(path: string, parameters: { path?: object; query?: object } = {}) {
  return toPath({
    operation: { path } as never,
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
    ['escapes the query', '/v2', { query: { name: 'a&b=c' } }, '/v2?name=a%26b%3Dc'],
  ])('%s', (_, path, parameters, want) => {
    expect(toCall(path, parameters)).toBe(want);
  });
});
