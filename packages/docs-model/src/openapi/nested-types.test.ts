import { expect, test } from 'vitest';
import { listTypes } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { buildNestedTypes } from './nested-types';

test('buildNestedTypes() lists the types that fields have, with what each field means', async () => {
  const types = listTypes(await loadContract('media-v2'));
  const nested = await buildNestedTypes('media-v2', types);
  expect(nested.Category?.href).toBe('/api_media2/reference/Category/');
  const [taxonomy] = nested.Category!.fields;
  expect(taxonomy).toMatchObject({ name: 'taxonomy', required: true, type: 'string' });
  expect(taxonomy?.html).toContain('<code>MediaTopic</code>');
  // It is only sent as a body.
  expect(nested.NlpRequest).toBeUndefined();
});

test.each(contractNames)('buildNestedTypes() resolves all links of %s', async (name) => {
  const nested = await buildNestedTypes(name, listTypes(await loadContract(name)));
  const html = Object.values(nested).flatMap(({ fields }) => fields.map((field) => field.html));
  expect(html.filter((text) => /href="(?!\/|https?:|mailto:)/.test(text))).toEqual([]);
});
