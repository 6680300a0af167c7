import { describe, expect, test } from 'vitest';
import type { OpenApiDocument, Schema } from '#contract/read/openapi';
import { coerce } from './coerce';

const TEXT: Schema = { type: 'string' };

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Articles', version: '1' },
  servers: [],
  tags: [],
  paths: {},
  components: {
    schemas: {
      Named: { type: 'object', properties: { id: TEXT, title: TEXT } },
      Article: {
        allOf: [{ $ref: '#/components/schemas/Named' }],
        properties: {
          title: { type: 'boolean' },
          published: { type: 'boolean' },
          number: { type: 'integer' },
          language: TEXT,
          langDetectPrior: TEXT,
          fallbackLanguages: { type: 'array', items: TEXT },
          referenceDate: TEXT,
          publishDate: TEXT,
          authors: { type: 'array', items: { $ref: '#/components/schemas/Named' } },
          notes: { type: 'array' },
          flags: { type: 'object', additionalProperties: { type: 'boolean' } },
          metadata: { type: 'object' },
          options: {
            type: 'object',
            properties: { deep: { type: 'boolean' } },
            additionalProperties: true,
          },
          'a/b': { type: 'boolean' },
        },
      },
      Ratings: { type: 'object', properties: { id: { type: 'integer' }, other: TEXT } },
      Translation: { type: 'object', required: ['language'], properties: { language: TEXT } },
    },
  },
};

const read = (body: unknown, type = 'Article') =>
  coerce(document, { $ref: `#/components/schemas/${type}` }, body);

test.each<[string, unknown]>([
  ['fields of the type and of what it combines', { id: '1', published: true, number: 4 }],
  ['null', { published: null, language: null, langDetectPrior: null, referenceDate: null }],
  ['words that are not read as booleans', { published: 'yes', flags: { a: '1' } }],
  ['texts that say true', { id: 'true', metadata: { a: 'true' }, notes: ['true', { b: 'false' }] }],
  ['numbers that are no IDs', { number: 4, authors: [], metadata: { id: 4 }, publishDate: 4 }],
  ['unknown fields where the type allows them', { options: { deep: true, color: 'red' } }],
  [
    'a language by its code',
    { language: 'cs', langDetectPrior: 'cs, en', fallbackLanguages: ['de'] },
  ],
  [
    'codes that are not texts, which the contract rejects',
    { langDetectPrior: 4, fallbackLanguages: [4] },
  ],
  ['an existing day', { referenceDate: '2024-02-29', publishDate: '2024-02-29T12:00:00Z' }],
  ['NOW', { referenceDate: 'NOW', publishDate: 'NOW' }],
  [
    'a reference date in another form, which the contract rejects',
    { referenceDate: '2024-02-300' },
  ],
  [
    'a reference date after other words, which the contract rejects',
    { referenceDate: 'on 2024-02-30' },
  ],
])('coerce() leaves %s as they are', (_, body) => {
  expect(read(body)).toEqual({ body, warnings: [] });
});

test.each([[null], ['text'], [4], [[]], [true]])('coerce() leaves the body %j as it is', (body) => {
  expect(read(body)).toEqual({ body, warnings: [] });
});

test.each<[unknown, unknown, string]>([
  [
    { published: 'True' },
    { published: true },
    'sandbox-coerced: /published is a string and was read as true',
  ],
  [
    { 'a/b': 'false' },
    { 'a/b': false },
    'sandbox-coerced: /a~1b is a string and was read as false',
  ],
  [
    { flags: { urgent: 'false' } },
    { flags: { urgent: false } },
    'sandbox-coerced: /flags/urgent is a string and was read as false',
  ],
  [
    { options: { deep: 'true', color: 'red' } },
    { options: { deep: true, color: 'red' } },
    'sandbox-coerced: /options/deep is a string and was read as true',
  ],
  [{ title: 'true' }, { title: true }, 'sandbox-coerced: /title is a string and was read as true'],
  [{ id: 7 }, { id: '7' }, 'sandbox-coerced: /id is a number and was read as a string'],
  [
    { id: Number.MAX_SAFE_INTEGER },
    { id: '9007199254740991' },
    'sandbox-coerced: /id is a number and was read as a string',
  ],
  [
    { id: -9007199254740992 },
    { id: '-9007199254740992' },
    'sandbox-coerced: /id is a number and was read as "-9007199254740992"; send a string to keep all digits',
  ],
  [
    { authors: [{ id: 'a' }, { id: 2 }] },
    { authors: [{ id: 'a' }, { id: '2' }] },
    'sandbox-coerced: /authors/1/id is a number and was read as a string',
  ],
  [
    { id: '1', publishd: true },
    { id: '1' },
    'sandbox-unknown-field: the body has the unknown field "publishd", which was ignored (did you mean "published"?)',
  ],
  [
    { authors: [{ id: '1', zzz: 1 }] },
    { authors: [{ id: '1' }] },
    'sandbox-unknown-field: /authors/0 has the unknown field "zzz", which was ignored',
  ],
  [
    { id: '1', toString: 1 },
    { id: '1' },
    'sandbox-unknown-field: the body has the unknown field "toString", which was ignored',
  ],
  [
    { id: '1', language: 'czech' },
    { id: '1' },
    'sandbox-unknown-language: /language "czech" is not an ISO 639-1 code such as "en" and was ignored',
  ],
  [
    { fallbackLanguages: ['cs', 4, 'czech'] },
    { fallbackLanguages: ['cs', 4, 'czech'] },
    'sandbox-unknown-language: /fallbackLanguages has "czech", which is not an ISO 639-1 code such as "en"',
  ],
  [
    { langDetectPrior: 'cs , english' },
    { langDetectPrior: 'cs , english' },
    'sandbox-unknown-language: /langDetectPrior has "english", which is not an ISO 639-1 code such as "en"',
  ],
  [
    { id: '1', referenceDate: '2024-02-30' },
    { id: '1' },
    'sandbox-impossible-date: /referenceDate "2024-02-30" is not a valid date and was ignored',
  ],
  [
    { id: '1', referenceDate: '2024-02-28T25:00' },
    { id: '1' },
    'sandbox-impossible-date: /referenceDate "2024-02-28T25:00" is not a valid date and was ignored',
  ],
  [
    { publishDate: '2024-02-30' },
    { publishDate: '2024-02-30' },
    'sandbox-impossible-date: /publishDate "2024-02-30" is not a valid date, so the sandbox cannot compare it',
  ],
])('coerce() reads %j as %j, with the warning: %s', (given, body, warning) => {
  expect(read(given)).toEqual({ body, warnings: [warning] });
});

describe('coerce()', () => {
  test('keeps a required language, which cannot be ignored', () => {
    expect(read({ language: 'czech' }, 'Translation')).toEqual({
      body: { language: 'czech' },
      warnings: [
        'sandbox-unknown-language: /language "czech" is not an ISO 639-1 code such as "en"',
      ],
    });
  });

  test('leaves numbers of IDs that are numbers, and of other fields', () => {
    const body = { id: 7, other: 7 };
    expect(read(body, 'Ratings')).toEqual({ body, warnings: [] });
  });

  test('stops counting after a hundred warnings, and reads on', () => {
    const ids = Array.from({ length: 102 }, (_, id) => id);
    const { body, warnings } = read({ authors: ids.map((id) => ({ id })) });
    expect(body).toEqual({ authors: ids.map((id) => ({ id: String(id) })) });
    expect(warnings).toEqual(
      ids
        .slice(0, 100)
        .map((id) => `sandbox-coerced: /authors/${id}/id is a number and was read as a string`),
    );
  });

  test('compares only the beginning of a long unknown name', () => {
    const name = 'published'.padEnd(2000, '!');
    expect(read({ [name]: true }).warnings).toEqual([
      `sandbox-unknown-field: the body has the unknown field "${name.slice(0, 40)}...", which was ignored`,
    ]);
  });
});
