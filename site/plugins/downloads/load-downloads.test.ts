import { expect, test } from 'vitest';
import { contractNames } from '@docs/vendor';
import { loadSource } from '@docs/docs-model';
import { buildApiCatalog } from './load-downloads';

test('buildApiCatalog() names where each API is and where it is documented', async () => {
  const sources = await Promise.all(contractNames.map(loadSource));
  const { linkset } = buildApiCatalog(sources, 'https://docs.example.com');
  expect(linkset.map(({ anchor }) => anchor)).toEqual([
    'https://media-api.geneea.com/v2',
    'https://api.geneea.com',
    'https://api.geneea.com/media',
  ]);
  expect(linkset[0]).toMatchObject({
    'service-desc': [{ href: 'https://docs.example.com/openapi/media-v2.yaml' }, {}],
    'service-doc': [{ href: 'https://docs.example.com/api_media2/' }, {}],
  });
  expect(linkset.map((links) => 'status' in links)).toEqual([false, true, true]);
});
