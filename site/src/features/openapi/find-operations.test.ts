import { expect, test } from 'vitest';
import { fitsQuery, groupOperations } from './find-operations';
import type { OperationLink } from './find-operations';

const put: OperationLink = {
  id: 'putArticle',
  method: 'put',
  path: '/v2/articles/{dataset}/{articleId}',
  summary: 'Add or update an article',
  group: 'Articles',
};

test.each([
  ['nothing typed', '', true],
  ['spaces only', '  ', true],
  ['its name', 'update', true],
  ['its path', '/v2/articles/{data', true],
  ['its method', 'PUT', true],
  ['its operationId', 'putarticle', true],
  ['several words in any order', 'article put', true],
  ['a word that is not there', 'put photo', false],
])('fitsQuery() with %s', (_name, query, want) => {
  expect(fitsQuery(put, query)).toBe(want);
});

test('fitsQuery() finds an operation by the name of its group', () => {
  const get = { ...put, id: 'getEditorialTag', path: '/v2/tags/{id}', summary: 'Get a tag' };
  expect(fitsQuery({ ...get, group: 'Editorial tags' }, 'editorial tags get')).toBe(true);
  expect(fitsQuery({ ...put, group: 'Analysis' }, 'analysis')).toBe(true);
});

test('groupOperations() keeps the order of groups and calls', () => {
  const calls = ['a', 'b', 'c'].map((id) => ({ ...put, id, group: id === 'b' ? 'Photos' : 'X' }));
  const groups = groupOperations(calls).map(({ name, operations }) => [
    name,
    operations.map(({ id }) => id).join(),
  ]);
  expect(groups).toEqual([
    ['X', 'a,c'],
    ['Photos', 'b'],
  ]);
});
