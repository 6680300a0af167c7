import { describe, expect, it, test } from 'vitest';
import { loadContract } from '@docs/openapi/node';
import {
  resolveLink,
  toOperationUrl,
  toParameterId,
  toResponsePrefix,
  toTypeUrl,
} from './link-targets';

describe('URLs', () => {
  it('of types and fields are below the product of their contract', () => {
    expect(toTypeUrl('media-v1', 'Tag')).toBe('/api_media/reference/Tag/');
    expect(toTypeUrl('media-v2', 'Entity', 'gkbId')).toBe(
      '/api_media2/reference/Entity/#field-gkbId',
    );
  });

  it('of operations are on the page of their group, or on the overview', async () => {
    const [mediaV2, generalV3] = await Promise.all([
      loadContract('media-v2'),
      loadContract('general-v3'),
    ]);
    expect(toOperationUrl('media-v2', mediaV2, { id: 'getDetails', group: 'Knowledge base' })).toBe(
      '/api_media2/reference/api_gkb/#getDetails',
    );
    expect(toOperationUrl('general-v3', generalV3, { id: 'analyze', group: 'Analysis' })).toBe(
      '/api_general/reference/#analyze',
    );
  });
});

test('toParameterId() gives a parameter the anchor of a field', () => {
  expect(toParameterId('getArticle', { name: 'dataset', in: 'path' }, [])).toBe(
    'getArticle.dataset',
  );
});

test('toParameterId() leaves the short anchor to the field of the body', () => {
  expect(toParameterId('putTag', { name: 'gkbId', in: 'path' }, [{ name: 'gkbId' }])).toBe(
    'putTag.path.gkbId',
  );
});

test('toResponsePrefix() keeps answers apart from requests', () => {
  expect(toResponsePrefix({ id: 'analyze' })).toBe('analyze.answer');
});

it.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'])(
  'resolveLink() rejects %j and says where it is',
  async (url) => {
    await expect(resolveLink(url, 'a.mdx:7', 'media-v2')).rejects.toThrow(
      `a.mdx:7 links to ${url}`,
    );
  },
);
