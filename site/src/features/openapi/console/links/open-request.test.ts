import { expect, test } from 'vitest';
import { readShareLink, toShareLink } from '../../../share-links/share-link';
import { findOpenRequest, toPlainLink } from './open-request';

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

const TRY = { search: '?try', hash: '#analyze' };

test.each([
  ['a link to a console', TRY, undefined, { operationId: 'analyze' }],
  [
    'a plain link, which keeps the query of the page',
    { ...TRY, hash: '#recommendPhotos' },
    TRY,
    undefined,
  ],
  [
    'a link with a request, also behind a link to a console',
    { ...TRY, hash: '#analyze?call=eyJ9' },
    TRY,
    { hash: '#analyze?call=eyJ9' },
  ],
  ['a query without an operation', { ...TRY, hash: '' }, undefined, undefined],
  ['a plain link', { search: '', hash: '#analyze' }, undefined, undefined],
])('findOpenRequest() of %s', (_, url, last, want) => {
  expect(findOpenRequest(url, last)).toEqual(want);
});
