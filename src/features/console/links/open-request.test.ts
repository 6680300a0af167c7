import { expect, test } from 'vitest';
import { readShareLink, toShareLink } from './share-link';
import { toPlainLink } from './open-request';

const call = { operationId: 'getArticle', path: { articleId: 'č/?' }, query: {}, body: '' };
const [, hash = ''] = toShareLink(call).split('#');

test.each([
  ['as it was written', hash],
  ['encoded', encodeURIComponent(hash)],
  ['encoded twice', encodeURIComponent(encodeURIComponent(hash))],
  ['with a small letter', hash.replace('?', '%3f')],
])('toPlainLink() reads a link that comes %s', (_, text) => {
  expect(readShareLink(toPlainLink(`#${text}`) ?? '')).toEqual({ call });
});

test('toPlainLink() finds no request in other hashes', () => {
  expect(toPlainLink('#analyze.id')).toBeUndefined();
  expect(toPlainLink('')).toBeUndefined();
});
