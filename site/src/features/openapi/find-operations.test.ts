import { expect, test } from 'vitest';
import { fitsQuery } from './find-operations';
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
