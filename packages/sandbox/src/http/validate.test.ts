import { describe, expect, test } from 'vitest';
import { buildDocument } from '@docs/openapi/testing';
import type { Schema } from '@docs/openapi';
import { unwrapLinksAndCode, createValidate } from './validate';

const schemas: Record<string, Schema> = {
  Article: {
    type: 'object',
    required: ['id'],
    'x-rules': [
      {
        id: 'size-limit',
        title: 'Size limit',
        text: 'Long articles are rejected.',
        fields: ['lead'],
      },
      {
        id: 'text-or-paragraphs',
        title: 'Text or paragraphs',
        text: 'Send `title` and `text`, or [`paragraphs`](type:Article.paragraphs).',
        fields: ['title', 'text', 'paragraphs'],
      },
      {
        id: 'end-of-offer',
        title: 'End of offer',
        text: 'An offer needs its `end`.',
        fields: ['offer', 'end'],
      },
      {
        id: 'dates',
        title: 'Dates',
        text: 'Write `begin` as YYYY-MM-DD.',
        fields: ['begin', 'day'],
      },
    ],
    properties: {
      id: { type: 'string', minLength: 1 },
      title: { type: 'string', minLength: 3 },
      text: { type: ['string', 'null'] },
      paragraphs: { type: 'array', minItems: 1, items: { type: 'string' } },
      offer: { type: 'boolean' },
      begin: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
      end: { type: 'string' },
      day: { type: 'string', format: 'date' },
      from: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
      until: { type: 'string', pattern: String.raw`^(NOW|\d{4}-\d{2}-\d{2})$` },
      changed: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}(T.+)?$` },
      version: { type: 'string', pattern: String.raw`^\d+\.\d+$` },
      email: { type: 'string', format: 'email' },
      limit: { type: 'integer', minimum: 1, maximum: 10, multipleOf: 2 },
      price: { type: 'number' },
      tags: { type: 'array', minItems: 2, uniqueItems: true },
      language: { type: 'string', enum: ['Czech', 'English'] },
      category: { $ref: '#/components/schemas/Category' },
      'a/b': { type: 'string' },
      share: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      step: { type: 'number', multipleOf: 0.1 },
      code: { type: 'string', maxLength: 1 },
      photos: { type: 'array', maxItems: 1 },
      labels: { type: 'object', minProperties: 1, maxProperties: 2 },
      kind: { const: 'article' },
      author: { type: 'object', dependentRequired: { first: ['last', 'email'] } },
    },
    not: {
      allOf: [
        { required: ['paragraphs'] },
        { anyOf: [{ required: ['title'] }, { required: ['text'] }] },
      ],
    },
    if: { properties: { offer: { const: true } }, required: ['offer'] },
    then: { required: ['end'] },
  },
  Category: {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string' }, parent: { $ref: '#/components/schemas/Category' } },
  },
};

const ARTICLE: Schema = { $ref: '#/components/schemas/Article' };
const validate = createValidate(buildDocument({ schemas }), ARTICLE);

test('a body that meets the contract has no violations', () => {
  const body = {
    id: '1',
    title: 'Praha',
    text: null,
    category: { code: 'sport' },
    limit: 10,
    step: 0.3,
  };
  expect(validate(body)).toEqual([]);
});

test.each<[unknown, string, string, string]>([
  [{}, '/id', 'required-field', 'the required field "id"'],
  [[], '', 'field-type', 'a value of type object'],
  [{ id: '1', paragraphs: {} }, '/paragraphs', 'field-type', 'a value of type array'],
  [{ id: '1', paragraphs: ['Praha', 4] }, '/paragraphs/1', 'field-type', 'a value of type string'],
  [{ id: '1', text: 4 }, '/text', 'field-type', 'a value of type string or null'],
  [{ id: '1', 'a/b': 4 }, '/a~1b', 'field-type', 'a value of type string'],
  [{ id: '' }, '/id', 'text-length', 'at least 1 character'],
  [{ id: '1', title: 'Ob' }, '/title', 'text-length', 'at least 3 characters'],
  [{ id: '1', paragraphs: [] }, '/paragraphs', 'list-length', 'at least 1 item'],
  [{ id: '1', tags: ['Praha'] }, '/tags', 'list-length', 'at least 2 items'],
  [{ id: '1', tags: [1, 1] }, '/tags', 'unique-items', 'a list without duplicates'],
  [{ id: '1', share: 0 }, '/share', 'number-range', 'a number above 0'],
  [{ id: '1', share: 1 }, '/share', 'number-range', 'a number below 1'],
  [{ id: '1', step: 0.25 }, '/step', 'number-step', 'a multiple of 0.1'],
  [{ id: '1', code: 'ab' }, '/code', 'text-length', 'at most 1 character'],
  [{ id: '1', photos: [1, 2] }, '/photos', 'list-length', 'at most 1 item'],
  [{ id: '1', labels: {} }, '/labels', 'map-size', 'at least 1 entry'],
  [{ id: '1', labels: { a: 1, b: 2, c: 3 } }, '/labels', 'map-size', 'at most 2 entries'],
  [{ id: '1', kind: 'photo' }, '/kind', 'allowed-values', 'only "article"'],
  [{ id: '1', limit: 0 }, '/limit', 'number-range', 'a number of at least 1'],
  [{ id: '1', limit: 12 }, '/limit', 'number-range', 'a number of at most 10'],
  [{ id: '1', language: 'xx' }, '/language', 'allowed-values', 'one of Czech, English'],
  // The rule on dates, which names these two fields.
  [{ id: '1', begin: '1 May 2024' }, '/begin', 'dates', 'Write begin as YYYY-MM-DD.'],
  [{ id: '1', day: '2025-02-30' }, '/day', 'dates', 'Write begin as YYYY-MM-DD.'],
  [{ id: '1', from: '1 May' }, '/from', 'field-form', 'a date such as 2025-01-01'],
  [{ id: '1', until: 'today' }, '/until', 'field-form', 'NOW or a date such as 2025-01-01'],
  [
    { id: '1', changed: 'today' },
    '/changed',
    'field-form',
    'a date such as 2025-01-01 or 2025-01-01T12:00:00Z',
  ],
  [
    { id: '1', version: 'v1' },
    '/version',
    'field-form',
    String.raw`a string that matches ^\d+\.\d+$`,
  ],
  [{ id: '1', email: 'Jan Novák' }, '/email', 'field-form', 'a string in the format email'],
  [
    { id: '1', title: 'Praha', paragraphs: ['Praha'] },
    '',
    'text-or-paragraphs',
    'Send title and text, or paragraphs.',
  ],
  [{ id: '1', offer: true }, '/end', 'end-of-offer', 'An offer needs its end.'],
])('%j is reported at "%s" by the rule %s', (body, pointer, rule, expected) => {
  expect(validate(body)).toMatchObject([{ pointer, rule, expected }]);
});

test.each<[unknown, string, string]>([
  [{}, 'Article.id', 'Add the field "id".'],
  [{ id: '1', category: { parent: {}, code: 'x' } }, 'Category.code', 'Add the field "code".'],
  [{ id: '1', offer: true }, 'Article.end', 'Add the field "end".'],
  [[], 'Article', 'Send an object, in curly braces.'],
  [{ id: '1', paragraphs: {} }, 'Article.paragraphs', 'Send an array, in square brackets.'],
  [{ id: '1', offer: 'yes' }, 'Article.offer', 'Send true or false, without quotation marks.'],
  [{ id: '1', limit: '4' }, 'Article.limit', 'Send a whole number, without quotation marks.'],
  [{ id: '1', price: '4.5' }, 'Article.price', 'Send a number, without quotation marks.'],
  [{ id: '1', text: 4 }, 'Article.text', 'Send a string, in quotation marks.'],
  [{ id: '1', limit: 0 }, 'Article.limit', 'Send a number in this range.'],
  [{ id: '1', limit: 3 }, 'Article.limit', 'Round the number.'],
  [{ id: '1', tags: [1, 1] }, 'Article.tags', 'Remove the duplicate values.'],
  [{ id: '1', language: 'Czehc' }, 'Article.language', 'Did you mean "Czech"?'],
  [{ id: '1', language: 'xx' }, 'Article.language', 'Use one of these values.'],
  [{ id: '1', day: '2025-02-30' }, 'Article.day', 'Send an existing date as YYYY-MM-DD.'],
  [
    { id: '1', title: 'Praha', paragraphs: ['Praha'] },
    'Article',
    'Remove the fields of one of the two alternatives.',
  ],
])('%j is reported as %s, with the remedy: %s', (body, field, remedy) => {
  expect(validate(body)).toMatchObject([{ field, remedy }]);
});

test('a choice that fails is reported as one violation, with the rule of its fields', () => {
  const choice: Schema = {
    allOf: [ARTICLE],
    anyOf: [{ required: ['text'] }, { required: ['paragraphs'] }],
  };
  expect(createValidate(buildDocument({ schemas }), choice)({ id: '1' })).toEqual([
    {
      pointer: '',
      expected: 'at least one of the alternatives in the reference',
      rule: 'anyOf',
      remedy: 'Add one of the fields that the rule names.',
    },
  ]);
  const ruled: Schema = { ...choice, 'x-rules': schemas.Article!['x-rules'] };
  expect(createValidate(buildDocument({ schemas }), ruled)({ id: '1' })).toEqual([
    {
      pointer: '',
      expected: 'Send title and text, or paragraphs.',
      rule: 'text-or-paragraphs',
      remedy: 'Add one of the fields that the rule names.',
    },
  ]);
});

test('keywords beside a reference have the rules of the type that it names', () => {
  const create: Schema = { ...ARTICLE, anyOf: [{ required: ['offer'] }] };
  const body = { id: '1' };
  expect(createValidate(buildDocument({ schemas }), create)(body)).toMatchObject([
    { rule: 'end-of-offer' },
  ]);
});

test('each missing field is reported, with any name', () => {
  const names = ['a"b', 'property "c"', 'toString'];
  const check = createValidate(buildDocument({ schemas }), { type: 'object', required: names });
  expect(check({}).map(({ pointer }) => pointer)).toEqual(names.map((name) => `/${name}`));
  const body = { id: '1', author: { first: 'Jan', email: 'jan@example.com' } };
  expect(validate(body)).toMatchObject([{ pointer: '/author/last', rule: 'required-field' }]);
});

test('all violations of a body are reported in the order of the contract', () => {
  const body = { title: 'Ob', limit: 0, tags: ['Praha'] };
  const places = validate(body).map(({ pointer }) => pointer);
  expect(places).toEqual(['/id', '/title', '/limit', '/tags']);
});

test('for a value of another type only the type is reported', () => {
  const validateMany = createValidate(buildDocument({ schemas }), {
    type: 'array',
    minItems: 2,
    enum: ['a'],
  });
  expect(validateMany({})).toMatchObject([{ rule: 'field-type' }]);
  expect(validateMany([1])).toMatchObject([{ rule: 'allowed-values' }, { rule: 'list-length' }]);
});

test('a rule that two parts of a schema have in common is reported once', () => {
  const schema: Schema = { allOf: [ARTICLE, { required: ['id'] }] };
  expect(createValidate(buildDocument({ schemas }), schema)({})).toMatchObject([
    { pointer: '/id' },
  ]);
});

test('only the first twenty violations are reported', () => {
  const paragraphs = Array.from({ length: 30 }, (_, index) => index);
  const places = validate({ id: '1', paragraphs }).map(({ pointer }) => pointer);
  expect(places).toEqual(paragraphs.slice(0, 20).map((index) => `/paragraphs/${index}`));
  const validateFew = createValidate(buildDocument({ schemas }), ARTICLE, 2);
  expect(validateFew({ id: '1', paragraphs })).toHaveLength(2);
});

test('a value that JSON does not have is an error of the caller', () => {
  expect(() => validate(undefined)).toThrow('Instances of "undefined" type are not supported.');
});

describe('unwrapLinksAndCode()', () => {
  test.each([
    [
      'Only [`likePhotoId`](type:PhotoConstraints.likePhotoId) may be `added`.',
      'Only likePhotoId may be added.',
    ],
    ['[one](type:A) and [two](type:B)', 'one and two'],
    ['a list [0] and a remark (2024)', 'a list [0] and a remark (2024)'],
  ])('leaves out what only a page can show: %s', (text, plain) => {
    expect(unwrapLinksAndCode(text)).toBe(plain);
  });
});
