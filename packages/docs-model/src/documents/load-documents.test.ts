import { expect, test } from 'vitest';
import { loadDocuments, toPublicDocument } from './load-documents';
import { toTestSource } from '../testing/fixtures';

const OPTIONS = { contract: 'media-v2', site: 'https://docs.example' } as const;

test('toPublicDocument() makes URLs of this site ones that other tools can open', async () => {
  const { document } = toTestSource({
    Photo: { description: 'See [`x`](type:Entity) or [y](#z).' },
  });
  const { components } = await toPublicDocument(document, OPTIONS);
  expect(components.schemas.Photo?.description).toBe(
    'See [`x`](https://docs.example/api_media2/reference/Entity/) or [y](#z).',
  );
});

test('toPublicDocument() leaves everything else as it is', async () => {
  const { document } = toTestSource({ Photo: { type: 'object', default: null, examples: [1] } });
  expect(await toPublicDocument(document, OPTIONS)).toEqual(document);
});

test('loadDocuments() publishes what is known, without notes for maintainers', async () => {
  for (const [name, text] of Object.entries(await loadDocuments())) {
    expect(text, name).not.toMatch(/x-(inferred|unknown)|not confirmed/);
  }
});
