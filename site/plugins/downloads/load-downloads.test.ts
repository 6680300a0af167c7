import { expect, test } from 'vitest';
import { contractNames } from '@docs/vendor';
import { loadSource } from '@docs/docs-model';
import { printChecksum, toApiCatalog } from './load-downloads';

test('toApiCatalog() names where each API is and where it is documented', async () => {
  const sources = await Promise.all(contractNames.map(loadSource));
  const { linkset } = toApiCatalog(sources, 'https://docs.example.com');
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

test('printChecksum() has the form that sha256sum reads', () => {
  // printf abc | sha256sum
  expect(printChecksum(new TextEncoder().encode('abc'), 'a.zip')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n',
  );
});
