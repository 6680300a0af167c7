import { expect, test } from 'vitest';
import { loadDocuments, buildPublicDocument } from './load-documents';
import { buildTestSource } from '../testing/fixtures';

const OPTIONS = { contract: 'media-v2', site: 'https://docs.example' } as const;

test('buildPublicDocument() makes URLs of this site ones that other tools can open', async () => {
  const { document } = buildTestSource({
    Photo: { description: 'See [`x`](type:Entity) or [y](#z).' },
  });
  const { components } = await buildPublicDocument(document, OPTIONS);
  expect(components.schemas.Photo?.description).toBe(
    'See [`x`](https://docs.example/api_media2/reference/Entity/) or [y](#z).',
  );
});

test('buildPublicDocument() leaves everything else as it is', async () => {
  const { document } = buildTestSource({ Photo: { type: 'object', default: null, examples: [1] } });
  expect(await buildPublicDocument(document, OPTIONS)).toEqual(document);
});

test('loadDocuments() publishes what is known, without notes for maintainers', async () => {
  for (const [name, text] of Object.entries(await loadDocuments())) {
    expect(text, name).not.toMatch(/x-(inferred|probe|unknown)|not confirmed/);
  }
});
