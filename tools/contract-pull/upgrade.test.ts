import { describe, expect, it } from 'vitest';
import { upgrade } from './upgrade';

const OLD = { type: 'number', nullable: true, example: 1, minimum: 0, exclusiveMinimum: true };
const NEW = { type: ['number', 'null'], examples: [1], exclusiveMinimum: 0 };

const toContent = (schema: object) => ({ 'application/json': { schema } });

describe('upgrade()', () => {
  it.each<[string, (schema: object) => object]>([
    [
      'a type and a field',
      (schema) => ({
        components: { schemas: { default: schema, A: { properties: { default: schema } } } },
      }),
    ],
    [
      'the response for every other status',
      (schema) => ({
        paths: { '/a': { get: { responses: { default: { content: toContent(schema) } } } } },
      }),
    ],
    [
      'a response, a body, a parameter and a header whose names mean something elsewhere',
      (schema) => ({
        components: {
          responses: { example: { content: toContent(schema), headers: { default: { schema } } } },
          requestBodies: { enum: { content: toContent(schema) } },
          parameters: { schema: { name: 'a', in: 'query', schema } },
        },
      }),
    ],
  ])('changes the schema of %s', (_, toDocument) => {
    expect(upgrade({ openapi: '3.0.3', ...toDocument(OLD) })).toEqual({
      openapi: '3.1.0',
      ...toDocument(NEW),
    });
  });

  it('leaves values as they are', () => {
    const value = { nullable: true, schema: { nullable: true } };
    const schema = { default: value, enum: [value] };
    const content = { 'application/json': { schema, example: value, examples: { a: { value } } } };
    const document = { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } };
    expect(upgrade(document)).toEqual(document);
  });
});
