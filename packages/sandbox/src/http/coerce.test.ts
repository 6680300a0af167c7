import { describe, expect, test } from 'vitest';
import { buildDocument } from '@docs/openapi/testing';
import type { Schema } from '@docs/openapi';
import { coerce } from './coerce';

const TEXT: Schema = { type: 'string' };

const document = buildDocument({
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
});

function read(given: unknown, type = 'Article') {
  const { body, warnings } = coerce(document, { $ref: `#/components/schemas/${type}` }, given);
  return { body, warnings: warnings.map(({ rule, text }) => `${rule}: ${text}`) };
}

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

const COERCED = 'sandbox-coerced: /';

test.each<[unknown, unknown, string]>([
  [{ published: 'True' }, { published: true }, 'published is a string and was read as true'],
  [{ 'a/b': 'false' }, { 'a/b': false }, 'a~1b is a string and was read as false'],
  [{ flags: { a: 'false' } }, { flags: { a: false } }, 'flags/a is a string and was read as false'],
  [{ title: 'true' }, { title: true }, 'title is a string and was read as true'],
  [{ id: 7 }, { id: '7' }, 'id is a number and was read as a string'],
  [{ id: 2 ** 53 - 1 }, { id: '9007199254740991' }, 'id is a number and was read as a string'],
  [
    { options: { deep: 'true', color: 'red' } },
    { options: { deep: true, color: 'red' } },
    'options/deep is a string and was read as true',
  ],
  [
    { id: -9007199254740992 },
    { id: '-9007199254740992' },
    'id is a number and was read as a string',
  ],
  [
    { authors: [{ id: 'a' }, { id: 2 }] },
    { authors: [{ id: 'a' }, { id: '2' }] },
    'authors/1/id is a number and was read as a string',
  ],
])('coerce() reads %j as %j, with the warning: /%s', (given, body, warning) => {
  expect(read(given)).toEqual({ body, warnings: [COERCED + warning] });
});

test('coerce() keeps all digits of an ID', () => {
  expect(read({ id: 12345678901234567890n }).body).toEqual({ id: '12345678901234567890' });
});

const FIELD = 'has the unknown field';
const CODE = 'not a lower-case ISO 639-1 code such as "en"';
const DATE = 'is not a valid date';

test.each<[object, string]>([
  [
    { publishd: true },
    `field: the body ${FIELD} "publishd", which was ignored (did you mean "published"?)`,
  ],
  [{ toString: 1 }, `field: the body ${FIELD} "toString", which was ignored`],
  [{ language: 'czech' }, `language: /language "czech" is ${CODE} and was ignored`],
])('coerce() omits %j, with the warning: sandbox-unknown-%s', (given, warning) => {
  const body = { id: '1' };
  expect(read({ ...body, ...given })).toEqual({ body, warnings: [`sandbox-unknown-${warning}`] });
});

test('coerce() omits an unknown field of an inner object', () => {
  expect(read({ authors: [{ id: '1', zzz: 1 }] })).toEqual({
    body: { authors: [{ id: '1' }] },
    warnings: [`sandbox-unknown-field: /authors/0 ${FIELD} "zzz", which was ignored`],
  });
});

test.each(['2024-02-30', '2024-02-28T25:00'])('coerce() omits the date %s', (referenceDate) => {
  expect(read({ id: '1', referenceDate })).toEqual({
    body: { id: '1' },
    warnings: [
      `sandbox-impossible-date: /referenceDate "${referenceDate}" ${DATE} and was ignored`,
    ],
  });
});

test.each<[object, string]>([
  [
    { fallbackLanguages: ['cs', 4, 'czech'] },
    `unknown-language: /fallbackLanguages has "czech", which is ${CODE}`,
  ],
  [
    { fallbackLanguages: [] },
    'unknown-language: /fallbackLanguages is empty, which the API may reject: list at least one language',
  ],
  [
    { langDetectPrior: 'cs , english' },
    `unknown-language: /langDetectPrior has "english", which is ${CODE}`,
  ],
  [
    { publishDate: '2024-02-30' },
    `impossible-date: /publishDate "2024-02-30" ${DATE}, so the sandbox cannot compare it`,
  ],
])('coerce() keeps %j, with the warning: sandbox-%s', (body, warning) => {
  expect(read(body)).toEqual({ body, warnings: [`sandbox-${warning}`] });
});

describe('coerce()', () => {
  test('keeps a required language, which cannot be ignored', () => {
    expect(read({ language: 'czech' }, 'Translation')).toEqual({
      body: { language: 'czech' },
      warnings: [
        'sandbox-unknown-language: /language "czech" is not a lower-case ISO 639-1 code such as "en"',
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

  test('points to the value of each warning', () => {
    const given = { id: 1, titel: '', flags: { 'a/b': 'true' } };
    const { warnings } = coerce(document, { $ref: '#/components/schemas/Article' }, given);
    expect(warnings.map(({ pointer }) => pointer)).toEqual(['/id', '', '/flags/a~1b']);
  });

  test('compares only the beginning of a long unknown name', () => {
    const name = 'published'.padEnd(2000, '!');
    expect(read({ [name]: true }).warnings).toEqual([
      `sandbox-unknown-field: the body has the unknown field "${name.slice(0, 40)}...", which was ignored`,
    ]);
  });
});
