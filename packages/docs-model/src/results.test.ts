import { expect, it } from 'vitest';
import { findPart } from './results';

const response = {
  tags: [
    { stdForm: 'politics', feats: { 'a/b': 1 } },
    { stdForm: 'Munich', relevance: 66 },
  ],
  none: null,
};

it.each<[string, unknown]>([
  ['', { value: response, pointer: '' }],
  ['/tags/1/relevance', { value: 66, pointer: '/tags/1/relevance' }],
  ['/tags/[stdForm=Munich]/relevance', { value: 66, pointer: '/tags/1/relevance' }],
  ['/tags/[relevance=66]', { value: response.tags[1], pointer: '/tags/1' }],
  ['/tags/0/feats/a~1b', { value: 1, pointer: '/tags/0/feats/a~1b' }],
  ['/none', { value: null, pointer: '/none' }],
  ['/tags/[stdForm=Berlin]', undefined],
  ['/tags/2', undefined],
  ['/none/[stdForm=Munich]', undefined],
  ['/tags/constructor', undefined],
])('findPart() at "%s"', (path, expected) => {
  expect(findPart(response, path)).toEqual(expected);
});

it('findPart() finds nothing where an operation answers nothing', () => {
  expect(findPart(undefined, '')).toBeUndefined();
});
