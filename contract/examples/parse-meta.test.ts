import { describe, expect, it } from 'vitest';
import { parseMeta } from './parse-meta';

const META = { operation: 'createOrder', title: 'An order', description: 'One line.' };

function parse(meta: unknown) {
  return parseMeta('a/meta.yaml', meta);
}

describe('parseMeta()', () => {
  it('takes what an example says of itself', () => {
    const meta = { ...META, parameters: { path: { id: '1' } }, after: ['b'] };
    expect(parse(meta)).toEqual(meta);
    expect(parse(META)).toEqual(META);
  });

  it.each<[string, unknown, string]>([
    ['an empty file', null, 'a/meta.yaml says nothing. Write operation, title and description'],
    ['a text', 'An order', 'a/meta.yaml says nothing.'],
    ['a list', [], 'a/meta.yaml says nothing.'],
    [
      'a missing title',
      { ...META, title: undefined },
      'a/meta.yaml says no "title". Add a line "title: …" with a text.',
    ],
    ['a blank description', { ...META, description: ' ' }, 'a/meta.yaml says no "description".'],
    ['an operation that is no text', { ...META, operation: 1 }, 'says no "operation".'],
    [
      'a key that is misspelt',
      { ...META, paramters: {} },
      'a/meta.yaml contains the key "paramters", which has no meaning. Did you mean "parameters"?',
    ],
    [
      'parameters without a place',
      { ...META, parameters: { id: '1' } },
      'a/meta.yaml, "parameters", contains the key "id", which has no meaning. Known: path, query',
    ],
    [
      'parameters that are none',
      { ...META, parameters: { path: '1' } },
      'a/meta.yaml has no names with values in "parameters". Write them below "path:" or "query:"',
    ],
    [
      'examples before it that are no list',
      { ...META, after: 'b' },
      'a/meta.yaml has no list of names in "after". Write "after: [name]".',
    ],
  ])('rejects %s', (_, meta, message) => {
    expect(() => parse(meta)).toThrow(message);
  });
});
