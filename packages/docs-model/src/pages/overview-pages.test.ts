import { describe, expect, it } from 'vitest';
import { buildDocument, buildOperation } from '@docs/openapi/testing';
import type { Response } from '@docs/openapi';
import { printPageBody, buildSource } from '../testing/fixtures';
import { buildApiOverview } from './api-overview';
import { buildFieldsPage, buildOverviewPages } from './overview-pages';

/** The printed entrance to the reference of an API whose operations return these errors. */
function print(...calls: Record<string, Response>[]): string {
  const paths = Object.fromEntries(
    calls.map((responses, index) => [`/orders${index}`, { post: buildOperation({ responses }) }]),
  );
  const [page] = buildOverviewPages(buildSource({ ...buildDocument(), paths }));
  return printPageBody(page!);
}

describe('buildOverviewPages()', () => {
  it('names each error, links to its description, and says why it can hardly occur', () => {
    expect(print({ '404': {}, '413': {}, '500': {} })).toContain(
      '- Errors: [404 Not Found](/api_media2/#error-404) (only if the path is misspelled), ' +
        '[413 Payload Too Large](/api_media2/#error-413), [500 Internal Server Error](/api_media2/#error-500)',
    );
  });
});

it('buildOverviewPages() shows the fields of a body without a name, and lowers headings', () => {
  const schema = {
    type: 'object',
    properties: { file: { type: 'string', description: 'The file.' } },
  };
  const upload = buildOperation({
    description: '# Limits\n\nUp to 5 MB.',
    requestBody: { content: { 'multipart/form-data': { schema } } },
    security: [],
  });
  const [page] = buildOverviewPages(
    buildSource({ ...buildDocument(), paths: { '/files': { post: upload } } }),
  );
  const body = printPageBody(page!);
  expect(body).toContain('**Limits**\n\nUp to 5 MB.');
  expect(body).toContain('- No key needed\n');
  expect(body).toContain('id="createOrder.file">\n    The file.');
});

it('buildFieldsPage() lists the keys that the description of a map names', () => {
  const feats = {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Known keys are `wikidataId` and `negated` (`true` or `false`).',
  };
  const schemas = { Tag: { type: 'object', properties: { feats } } };
  const body = printPageBody(buildFieldsPage(buildSource(buildDocument({ schemas }))));
  const names = Array.from(
    body.matchAll(/^ *\| `(\w+)` +\| \[`(.+?)`\]/gm),
    ([, ...cells]) => cells,
  );
  expect(names.filter(([, owner]) => owner?.startsWith('Tag'))).toEqual([
    ['feats', 'Tag'],
    ['negated', 'Tag.feats'],
    ['wikidataId', 'Tag.feats'],
  ]);
});

describe('buildApiOverview()', () => {
  it.each([
    ['lists the errors', { '404': {} }, true],
    ['has no heading without errors', {}, false],
  ])('%s', (_, responses, hasErrors) => {
    const paths = { '/orders': { post: buildOperation({ responses }) } };
    const body = printPageBody(buildApiOverview(buildSource({ ...buildDocument(), paths })));
    expect(body.includes('Errors')).toBe(hasErrors);
  });

  it('names the server, and how to get a token', () => {
    const flows = {
      clientCredentials: { tokenUrl: 'https://id.example/token', scopes: { read: 'Read.' } },
    };
    const { components, ...document } = buildDocument();
    const securitySchemes = { login: { type: 'oauth2', flows } };
    const source = buildSource({ ...document, components: { ...components, securitySchemes } });
    const body = printPageBody(buildApiOverview(source));
    expect(body).toContain('## Server\n\n- `https://shop.example`');
    expect(body).toContain(
      'OAuth 2 (`clientCredentials`): get a token at `https://id.example/token`. Scopes:\n\n- `read`: Read.',
    );
  });
});
