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

const SEARCH = '?intention=only-tags';
const ASKED = { operationId: 'analyze', intention: 'only-tags' };

test.each([
  ['a link with an intention', { search: SEARCH, hash: '#analyze' }, undefined, ASKED],
  [
    'a plain link, which keeps the query of the page',
    { search: SEARCH, hash: '#recommendPhotos' },
    { search: SEARCH, hash: '#analyze' },
    undefined,
  ],
  [
    'a link with another intention',
    { search: SEARCH, hash: '#analyze' },
    { search: '?intention=photos-without-people', hash: '#recommendPhotos' },
    ASKED,
  ],
  [
    'a link with a request, also behind an intention',
    { search: SEARCH, hash: '#analyze?call=eyJ9' },
    { search: SEARCH, hash: '#analyze' },
    { hash: '#analyze?call=eyJ9' },
  ],
  [
    'a link to a console',
    { search: '?try', hash: '#analyze' },
    undefined,
    { operationId: 'analyze' },
  ],
  ['an intention without an operation', { search: SEARCH, hash: '' }, undefined, undefined],
  ['a plain link', { search: '', hash: '#analyze' }, undefined, undefined],
])('findOpenRequest() of %s', (_, url, last, want) => {
  expect(findOpenRequest(url, last)).toEqual(want);
});
