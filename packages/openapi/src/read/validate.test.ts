import { describe, expect, it } from 'vitest';
import { buildDocument, buildOperation, buildReference } from './fixtures';
import { findErrors } from './validate';

describe('findErrors()', () => {
  it('accepts types that contain each other', async () => {
    const schemas = {
      A: { properties: { b: buildReference('B') } },
      B: { properties: { a: buildReference('A'), b: buildReference('B') } },
    };
    expect(await findErrors(buildDocument({ schemas }))).toEqual([]);
  });

  it.each([
    ['null', null, 'is not an object: an OpenAPI document begins with the key "openapi"'],
    ['a text', 'openapi: 3.1.0', 'is not an object'],
    ['a list', [], 'has no key "openapi"'],
    ['an empty object', {}, 'has no key "openapi"'],
  ])('finds an error in %s', async (_, document, message) => {
    expect(await findErrors(document)).toEqual([expect.stringContaining(message)]);
  });

  it('accepts a default and an example that are null', async () => {
    const schemas = { Line: { default: null, examples: [null] } };
    expect(await findErrors(buildDocument({ schemas }))).toEqual([]);
  });

  it.each([
    ['swagger', { swagger: '2.0', info: { title: 'A', version: '1' }, paths: {} }, '2.0'],
    ['openapi', { ...buildDocument(), openapi: '3.0.3' }, '3.0.3'],
  ])('rejects an older version, named under %s', async (_, document, version) => {
    const errors = await findErrors(document);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(version);
    expect(errors[0]).toContain('3.1');
  });

  it('names the place of what is missing', async () => {
    expect(await findErrors({ openapi: '3.1.0', paths: {} })).toEqual([
      'at /: The field `info` must be present on this level.',
    ]);
  });

  it('names the place and the cause, of every error', async () => {
    const responses = { '200': { description: 1 } } as never;
    const document = buildDocument({
      paths: { '/orders': { post: buildOperation({ responses }) } },
    });
    expect(await findErrors(document)).toEqual([
      'at /paths/~1orders/post/responses/200/description: Expected type `string` but got `integer`.',
    ]);
    const { openapi } = document;
    expect(await findErrors({ openapi, info: 1, paths: 2, tags: 3, servers: 4 })).toHaveLength(4);
  });

  it('suggests the nearest key', async () => {
    expect(await findErrors({ ...buildDocument(), componets: {} })).toEqual([
      'at /componets: Property `componets` is not expected here. Did you mean "components"?',
    ]);
  });

  it('accepts keywords of schemas that nobody knows, as JSON Schema does', async () => {
    const schemas = { Line: { type: 'string', nullable: true } as object };
    expect(await findErrors(buildDocument({ schemas }))).toEqual([]);
  });

  it('reports a reference that is no text', async () => {
    const document = buildDocument({ schemas: { Line: { $ref: 3 as never } } });
    expect(await findErrors(document)).toEqual([expect.stringContaining('3 is not a text')]);
  });

  it('names the place of a broken reference and the nearest declared name', async () => {
    const document = buildDocument({
      schemas: { Line: { properties: { 'a/b': buildReference('Oder') } } },
    });
    expect(await findErrors(document)).toEqual([
      'at /components/schemas/Line/properties/a~1b/$ref: "#/components/schemas/Oder" is not ' +
        'declared. Did you mean "Order"? Known: Order, Receipt, Line',
    ]);
  });

  it('reports a reference into another file, which nothing here can follow', async () => {
    const document = buildDocument({ schemas: { Line: { $ref: 'common.yaml#/Line' } } });
    expect((await findErrors(document))[0]).toContain('"common.yaml#/Line" is in another file');
  });

  it.each([
    ['https://shop.example/line', /is the \$id of Line, .*Write "#\/components\/schemas\/Line"$/],
    ['#line', /is the \$anchor of Line, .*Write "#\/components\/schemas\/Line"$/],
    ['#order', /is no path/],
    ['#', /is no path/],
  ])('says what to write for a reference %s', async ($ref, message) => {
    const Line = { $id: 'https://shop.example/line', $anchor: 'line' } as object;
    const schemas = { Line, Order: { $ref } };
    expect((await findErrors(buildDocument({ schemas })))[0]).toMatch(message);
  });

  it.each<[string, object]>([
    ['an example', { examples: [{ $ref: '/users/7', $id: '1' }, { $id: '1' }] }],
    ['an example as OpenAPI 3.0 writes it', { example: { user: { $ref: '/users/7' } } }],
    ['a default', { default: { $ref: 'users.yaml#/7' } }],
    ['values', { enum: [{ $ref: '#/users/7' }], const: { $ref: 7 } }],
    ['a key with x-', { 'x-data': { $ref: '#/users/7' } }],
    ['a field of that name', { properties: { $ref: { type: 'string' }, default: {} } }],
    ['a rule for a field of that name', { dependentSchemas: { $ref: { type: 'object' } } }],
  ])('takes no reference from %s', async (_, Line) => {
    expect(await findErrors(buildDocument({ schemas: { Line } }))).toEqual([]);
  });

  it('takes no reference from a named example of a response', async () => {
    const document = buildDocument();
    const response = document.paths['/orders']!.post!.responses['200']!;
    response.content!['application/json']!.examples = { a: { value: { $ref: '#/users/7' } } };
    expect(await findErrors(document)).toEqual([]);
  });

  it.each([
    ['a field', { properties: { default: buildReference('Oder') } }],
    [
      'a field beside data',
      { example: {}, properties: { enum: { items: buildReference('Oder') } } },
    ],
  ])('finds a broken reference in %s with a name of data', async (_, Line) => {
    const errors = await findErrors(buildDocument({ schemas: { Line } }));
    expect(errors).toEqual([expect.stringContaining('Did you mean "Order"?')]);
  });

  it('follows a reference with percent signs', async () => {
    const paths = { '/orders/{id}': { get: buildOperation() } };
    const reference = '#/paths/~1orders~1%7Bid%7D/get/requestBody/content/application~1json/schema';
    const schemas = { Line: { $ref: reference } };
    expect(await findErrors(buildDocument({ paths, schemas }))).toEqual([]);
    schemas.Line.$ref = '#/components/schemas/%E0%A4%A';
    expect((await findErrors(buildDocument({ schemas })))[0]).toContain('is not declared');
  });

  it('follows a reference that escapes a slash', async () => {
    const document = buildDocument({
      schemas: {
        Line: { $ref: '#/paths/~1orders/post/requestBody/content/application~1json/schema' },
      },
    });
    expect(await findErrors(document)).toEqual([]);
  });

  it('leaves the document as it was', async () => {
    const document = buildDocument();
    const before = structuredClone(document);
    await findErrors(document);
    expect(document).toEqual(before);
  });
});
