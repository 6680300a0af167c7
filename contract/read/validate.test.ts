import { describe, expect, it } from 'vitest';
import { toDocument, toOperation, toReference } from './fixtures';
import { contractNames } from '../names';
import { loadContract } from './load';
import { findErrors } from './validate';

describe('findErrors()', () => {
  it.each(contractNames)('finds nothing in %s', async (name) => {
    expect(await findErrors(await loadContract(name))).toEqual([]);
  });

  it('accepts types that contain each other', async () => {
    const schemas = {
      A: { properties: { b: toReference('B') } },
      B: { properties: { a: toReference('A'), b: toReference('B') } },
    };
    expect(await findErrors(toDocument({ schemas }))).toEqual([]);
  });

  it.each([
    ['null', null, 'is not an object: an OpenAPI document begins with the key "openapi"'],
    ['a text', 'openapi: 3.1.0', 'is not an object'],
    ['a list', [], 'Cannot find supported swagger/openapi version'],
    ['an empty object', {}, 'Cannot find supported swagger/openapi version'],
  ])('finds an error in %s', async (_, document, message) => {
    expect(await findErrors(document)).toEqual([expect.stringContaining(message)]);
  });

  it('accepts a default and an example that are null', async () => {
    const schemas = { Line: { default: null, examples: [null] } };
    expect(await findErrors(toDocument({ schemas }))).toEqual([]);
  });

  it.each([
    ['swagger', { swagger: '2.0', info: { title: 'A', version: '1' }, paths: {} }, '2.0'],
    ['openapi', { ...toDocument(), openapi: '3.0.3' }, '3.0.3'],
  ])('rejects an older version, named under %s', async (_, document, version) => {
    const errors = await findErrors(document);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(version);
    expect(errors[0]).toContain('3.1');
  });

  it('names the place of what is missing', async () => {
    expect(await findErrors({ openapi: '3.1.0', paths: {} })).toEqual([
      `at /: must have required property 'info' {"missingProperty":"info"}`,
    ]);
  });

  it('names the cause before the places around it, and no more than three errors', async () => {
    const responses = { '200': { description: 1 } } as never;
    const document = toDocument({ paths: { '/orders': { post: toOperation({ responses }) } } });
    const place = '/paths/~1orders/post/responses/200';
    expect(await findErrors(document)).toEqual([
      `at ${place}/description: must be string {"type":"string"}`,
      `at ${place}: must match "else" schema {"failingKeyword":"else"}`,
    ]);
    const { openapi, info } = document;
    expect(await findErrors({ openapi, info })).toHaveLength(3);
  });

  it('reports a reference that is no text', async () => {
    const document = toDocument({ schemas: { Line: { $ref: 3 as never } } });
    expect(await findErrors(document)).toEqual([expect.stringContaining("Can't resolve 3")]);
  });

  it('names the place of a broken reference and the nearest declared name', async () => {
    const document = toDocument({
      schemas: { Line: { properties: { 'a/b': toReference('Oder') } } },
    });
    expect(await findErrors(document)).toEqual([
      'at /components/schemas/Line/properties/a~1b/$ref: "#/components/schemas/Oder" is not ' +
        'declared. Did you mean "Order"? Known: Order, Receipt, Line',
    ]);
  });

  it('reports a reference into another file, which nothing here can follow', async () => {
    const document = toDocument({ schemas: { Line: { $ref: 'common.yaml#/Line' } } });
    expect((await findErrors(document))[0]).toContain('"common.yaml#/Line" is in another file');
  });

  it('follows a reference that escapes a slash', async () => {
    const document = toDocument({
      schemas: {
        Line: { $ref: '#/paths/~1orders/post/requestBody/content/application~1json/schema' },
      },
    });
    expect(await findErrors(document)).toEqual([]);
  });

  it('leaves the document as it was', async () => {
    const document = toDocument();
    const before = structuredClone(document);
    await findErrors(document);
    expect(document).toEqual(before);
  });
});
