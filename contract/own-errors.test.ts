import { expect, it } from 'vitest';
import { listOperations } from './list-operations';
import { loadContract } from './load';
import { listOwnErrors } from './own-errors';

it.each([
  ['listPhotoBanks', ['403', '429', '500']],
  ['searchEditorialTags', ['400', '403', '429', '500']],
  ['getArticle', ['400', '403', '404', '429', '500']],
  ['analyze', ['400', '403', '413', '429', '500']],
  ['putArticle', ['400', '403', '404', '413', '429', '500']],
])('listOwnErrors() of %s are %j', async (id, want) => {
  const operation = listOperations(await loadContract('media-v2')).find((one) => one.id === id)!;
  expect(listOwnErrors(operation).map(({ status }) => status)).toEqual(want);
});
