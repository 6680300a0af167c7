import { describe, expect, it } from 'vitest';
import { buildContent, toExample, buildReference } from '@docs/openapi/testing';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames, provider } from '@docs/vendor';
import type { OpenApiDocument, Operation, Schema } from '@docs/openapi';
import { buildTestSource } from '../testing/fixtures';
import { buildToolDocument } from './tool-document';

function toTool(
  schemas: Record<string, Schema>,
  operation: Partial<Operation> = {},
): OpenApiDocument {
  return buildToolDocument(buildTestSource(schemas, operation).document, []);
}

function toPhoto(photo: Schema): Schema | undefined {
  return toTool({ Photo: photo }).components.schemas.Photo;
}

describe('buildToolDocument()', () => {
  it('names the contact and the local sandbox', () => {
    const { info, servers } = toTool({});
    expect(info.contact?.email).toBe(provider.contact);
    expect(servers.at(-1)?.url).toBe('http://127.0.0.1:8787');
  });

  it.each<[string, Schema, object]>([
    [
      'gives a reference no siblings',
      { ...buildReference('Size'), description: 'How large.' },
      { description: 'How large.', allOf: [buildReference('Size')] },
    ],
    [
      'says a default in words, so that generators do not require the field',
      { type: 'boolean', default: false },
      { type: 'boolean', description: 'Default: `false`.', 'x-default': false },
    ],
    [
      'keeps a value whose name is a key of schemas',
      { type: 'string', enum: ['default', '$ref'] },
      { type: 'string', enum: ['default', '$ref'] },
    ],
    [
      'lists the meanings of values in the order of the values',
      { enum: ['a', 'b'], 'x-enumDescriptions': { b: 'B.', a: 'A.' } },
      { enum: ['a', 'b'], 'x-enum-descriptions': ['A.', 'B.'] },
    ],
  ])('%s', (_, field, want) => {
    // The name of the field is a key of schemas, too.
    expect(toPhoto({ properties: { default: field } })).toEqual({ properties: { default: want } });
  });

  it('declares the fields that rules require, with their types', () => {
    const photo = toPhoto({
      type: 'object',
      properties: { url: { type: 'string' }, parts: { type: 'array', items: { type: 'string' } } },
      not: { required: ['parts'], properties: { parts: { minItems: 1 } } },
      anyOf: [{ required: ['url'] }, { required: ['parts'] }],
    });
    expect(photo?.not).toEqual({
      type: 'object',
      required: ['parts'],
      properties: { parts: { type: 'array', items: {}, minItems: 1 } },
    });
    expect(photo?.anyOf?.[0]).toEqual({
      type: 'object',
      required: ['url'],
      properties: { url: { type: 'string' } },
    });
  });

  it('writes a rule beside a reference as a second part', () => {
    const schema = { ...buildReference('Photo'), anyOf: [{ required: ['url'] }] };
    const document = toTool(
      { Photo: { type: 'object', properties: { url: { type: 'string' } } } },
      { requestBody: { content: { 'application/json': { schema } } } },
    );
    const body = document.paths['/photos']?.post?.requestBody?.content['application/json'];
    const rule = { type: 'object', required: ['url'], properties: { url: { type: 'string' } } };
    expect(body?.schema).toEqual({ allOf: [buildReference('Photo'), { anyOf: [rule] }] });
  });

  it('names the status of each error, also of those that operations share', () => {
    const { document } = buildTestSource(
      { Photo: {} },
      {
        responses: {
          '200': { description: 'Done.' },
          '404': { description: 'No.' },
          '429': { $ref: '#/components/responses/TooMany' },
        },
      },
    );
    document.components.responses = { TooMany: { description: 'Wait.' } };
    const { paths, components } = buildToolDocument(document, []);
    expect(paths['/photos']?.post?.responses['200']?.description).toBe('Done.');
    expect(paths['/photos']?.post?.responses['404']?.description).toBe('404 Not Found. No.');
    expect(components.responses?.TooMany?.description).toBe('429 Too Many Requests. Wait.');
  });

  it('changes nothing of the document that it is given', () => {
    const { document } = buildTestSource({ Photo: { properties: { a: { default: 1 } } } });
    const before = structuredClone(document);
    buildToolDocument(document, []);
    expect(document).toEqual(before);
  });

  it('begins with the example that the reference shows, and gives it to the schema too', () => {
    const { document, operations } = buildTestSource(
      { Photo: {}, Receipt: {} },
      { responses: { '200': { description: 'Done.', content: buildContent('Receipt') } } },
    );
    const examples = [
      { name: 'a', body: { id: 'long' }, response: { ok: true } },
      { name: 'b', body: { id: 'b' }, response: { ok: true, n: 1 } },
    ].map((example) => toExample(operations[0], example));
    const call = buildToolDocument(document, examples).paths['/photos']?.post;
    const body = call?.requestBody?.content['application/json'];
    expect(Object.keys(body?.examples ?? {})).toEqual(['b', 'a']);
    expect(body?.schema).toMatchObject({ example: { id: 'b' } });
    const response = call?.responses['200']?.content?.['application/json'];
    expect(response?.examples?.a).toMatchObject({ summary: 'a', value: { ok: true } });
  });
});

describe.each(contractNames)('the published document of %s', (contract) => {
  it('has an example of every body', async () => {
    const examples = [...(await loadExamples(contract)).values()];
    const { paths } = buildToolDocument(await loadContract(contract), examples);
    const operations = Object.values(paths).flatMap((item) =>
      (['get', 'put', 'post', 'delete'] as const).flatMap((method) => item[method] ?? []),
    );
    const without = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody?.content, responses['200']?.content].flatMap((content) =>
        content && !content['application/json']?.examples ? [operationId] : [],
      ),
    );
    expect(operations.length).toBeGreaterThan(1);
    expect(without).toEqual([]);
  });
});
