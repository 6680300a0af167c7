import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listTypes } from '@docs/openapi';
import type { TypeDoc } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { provider } from '@docs/vendor';
import { loadPage } from './load-page';
import type { OpenApiPage } from './load-page';

let page: OpenApiPage;
let anchors: Set<string>;

beforeAll(async () => {
  page = await loadPage('media-v2', '/');
  anchors = new Set(page.urls.anchors);
});

test('loadPage() names provider, title and version in the heading', () => {
  expect(page.outline.document).toMatch(/^Geneea Media Assistant \(\d+\.\d+\.\d+\)$/);
});

test('loadPage() contains every operation with its parameters', async () => {
  const { paths } = await loadContract('media-v2');
  const calls = Object.values(paths).flatMap((item) =>
    [item.get, item.put, item.post, item.delete].filter((call) => call !== undefined),
  );
  expect(page.outline.operations).toHaveLength(calls.length);
  const missing = calls.filter(({ operationId }) => !anchors.has(operationId));
  expect(missing).toEqual([]);
  const parameters = calls.flatMap(({ operationId, parameters: declared = [] }) =>
    declared.map(({ name, in: where }) => [
      `${operationId}.${name}`,
      `${operationId}.${where}.${name}`,
    ]),
  );
  expect(parameters.filter((ids) => !ids.some((id) => anchors.has(id)))).toEqual([]);
});

test('loadPage() contains every field of every type that an operation names', async () => {
  const types = listTypes(await loadContract('media-v2'));
  const shown = [...anchors];
  const isShown = (type: TypeDoc) =>
    shown.some((id) => {
      const at = id.slice(0, id.lastIndexOf('.') + 1);
      return type.fields.every(({ name }) => anchors.has(at + name));
    });
  const missing = types.filter((type) => type.fields.length > 0 && !isShown(type));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('loadPage() refers from the items of a list to the operation with one of them', () => {
  for (const name of ['body', 'response']) {
    expect(page.reference.html).toContain(`Each item is a ${name} of <a href="#analyze">`);
  }
  expect([...anchors].filter((id) => id.startsWith('analyzeBatch.paraSpecs'))).toEqual([]);
  expect(anchors).toContain('analyze.paraSpecs.type');
});

test('loadPage() names the types that no call names', () => {
  expect(page.reference.html).toContain('/api_media2/reference/Response/');
});

test('loadPage() makes HTML without style attributes, scripts or unresolved URLs', () => {
  expect(page.reference.html).not.toMatch(/ style=|<script|="(type|op|term):/);
});

test('loadPage() leads no link of the page to a place that it does not have', () => {
  const targets = [...page.reference.html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((id) => !anchors.has(id))).toEqual([]);
});

test('loadPage() tells the link check of pages, not of files', () => {
  expect(page.urls.links).toContain('/api_media2/reference/NlpRequest/');
  expect(page.urls.links.filter((link) => !link.endsWith('/') && !link.includes('#'))).toEqual([]);
});

test('loadPage() names the path of the document that the page is a copy of', () => {
  expect(page.reference.html).toContain(`<code>${provider.document?.path}</code>`);
});

test('loadPage() offers one document in two notations', async () => {
  const yaml: unknown = parse(page.files['media-v2.yaml'] ?? '');
  expect(yaml).toEqual(JSON.parse(page.files['media-v2.json'] ?? ''));
  expect(Object.keys((yaml as { paths: object }).paths)).toEqual(
    Object.keys((await loadContract('media-v2')).paths),
  );
});

test('loadPage() keeps the reference below 80 KB on the wire', () => {
  expect(gzipSync(page.reference.html).length).toBeLessThan(80_000);
});
