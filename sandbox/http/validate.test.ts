import { describe, expect, test } from 'vitest';
import type { OpenApiDocument, Schema } from '#contract/read/openapi';
import { unwrapLinksAndCode, toValidate } from './validate';

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

const toDocument = (all: Record<string, Schema>): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Articles', version: '1' },
  servers: [],
  tags: [],
  paths: {},
  components: { schemas: all },
});

const ARTICLE: Schema = { $ref: '#/components/schemas/Article' };
const validate = toValidate(toDocument(schemas), ARTICLE);

test('a body that meets the contract has no violations', () => {
  const body = { id: '1', title: 'Praha', text: null, category: { code: 'sport' }, limit: 10 };
  expect(validate(body)).toEqual([]);
});

test.each<[string, unknown, object]>([
  [
    'a missing field',
    {},
    {
      pointer: '/id',
      expected: 'the required field "id"',
      rule: 'required-field',
      remedy: 'Add the field "id".',
      field: 'Article.id',
    },
  ],
  [
    'a missing field of another type inside',
    { id: '1', category: { parent: {}, code: 'x' } },
    {
      pointer: '/category/parent/code',
      expected: 'the required field "code"',
      rule: 'required-field',
      remedy: 'Add the field "code".',
      field: 'Category.code',
    },
  ],
  [
    'an array instead of an object',
    [],
    {
      pointer: '',
      expected: 'a value of type object',
      rule: 'field-type',
      remedy: 'Send an object, in curly braces.',
      field: 'Article',
    },
  ],
  [
    'an object instead of an array',
    { id: '1', paragraphs: {} },
    {
      pointer: '/paragraphs',
      expected: 'a value of type array',
      rule: 'field-type',
      remedy: 'Send an array, in square brackets.',
      field: 'Article.paragraphs',
    },
  ],
  [
    'a word instead of a boolean',
    { id: '1', offer: 'yes' },
    {
      pointer: '/offer',
      expected: 'a value of type boolean',
      rule: 'field-type',
      remedy: 'Send true or false, without quotation marks.',
      field: 'Article.offer',
    },
  ],
  [
    'a text instead of a whole number',
    { id: '1', limit: '4' },
    {
      pointer: '/limit',
      expected: 'a value of type integer',
      rule: 'field-type',
      remedy: 'Send a whole number, without quotation marks.',
      field: 'Article.limit',
    },
  ],
  [
    'a text instead of a number',
    { id: '1', price: '4.5' },
    {
      pointer: '/price',
      expected: 'a value of type number',
      rule: 'field-type',
      remedy: 'Send a number, without quotation marks.',
      field: 'Article.price',
    },
  ],
  [
    'a number where two other types are allowed',
    { id: '1', text: 4 },
    {
      pointer: '/text',
      expected: 'a value of type string or null',
      rule: 'field-type',
      remedy: 'Send a string, in quotation marks.',
      field: 'Article.text',
    },
  ],
  [
    'a field whose name has a slash',
    { id: '1', 'a/b': 4 },
    {
      pointer: '/a~1b',
      expected: 'a value of type string',
      rule: 'field-type',
      remedy: 'Send a string, in quotation marks.',
      field: 'Article.a/b',
    },
  ],
  [
    'an empty text',
    { id: '' },
    {
      pointer: '/id',
      expected: 'at least 1 character',
      rule: 'text-length',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.id',
    },
  ],
  [
    'a text that is too short',
    { id: '1', title: 'Ob' },
    {
      pointer: '/title',
      expected: 'at least 3 characters',
      rule: 'text-length',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.title',
    },
  ],
  [
    'an empty list',
    { id: '1', paragraphs: [] },
    {
      pointer: '/paragraphs',
      expected: 'at least 1 item',
      rule: 'list-length',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.paragraphs',
    },
  ],
  [
    'a list that is too short',
    { id: '1', tags: ['Praha'] },
    {
      pointer: '/tags',
      expected: 'at least 2 items',
      rule: 'list-length',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.tags',
    },
  ],
  [
    'a value twice',
    { id: '1', tags: ['Praha', 'Praha'] },
    {
      pointer: '/tags',
      expected: 'a value that meets "uniqueItems" in the contract',
      rule: 'unique-items',
      remedy: 'Remove the duplicate values.',
      field: 'Article.tags',
    },
  ],
  [
    'an item of another type',
    { id: '1', paragraphs: ['Praha', 4] },
    {
      pointer: '/paragraphs/1',
      expected: 'a value of type string',
      rule: 'field-type',
      remedy: 'Send a string, in quotation marks.',
      field: 'Article.paragraphs',
    },
  ],
  [
    'a number below its minimum',
    { id: '1', limit: 0 },
    {
      pointer: '/limit',
      expected: 'a number of at least 1',
      rule: 'number-range',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.limit',
    },
  ],
  [
    'a number above its maximum',
    { id: '1', limit: 12 },
    {
      pointer: '/limit',
      expected: 'a number of at most 10',
      rule: 'number-range',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.limit',
    },
  ],
  [
    'a keyword without a description',
    { id: '1', limit: 3 },
    {
      pointer: '/limit',
      expected: 'a value that meets "multipleOf" in the contract',
      rule: 'multipleOf',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.limit',
    },
  ],
  [
    'a misspelled value',
    { id: '1', language: 'Czehc' },
    {
      pointer: '/language',
      expected: 'one of Czech, English',
      rule: 'allowed-values',
      remedy: 'Did you mean "Czech"?',
      field: 'Article.language',
    },
  ],
  [
    'a value that is like none of the list',
    { id: '1', language: 'xx' },
    {
      pointer: '/language',
      expected: 'one of Czech, English',
      rule: 'allowed-values',
      remedy: 'Use one of these values.',
      field: 'Article.language',
    },
  ],
  [
    'a date in another form, with the rule on dates',
    { id: '1', begin: '1 May 2024' },
    {
      pointer: '/begin',
      expected: 'Write begin as YYYY-MM-DD.',
      rule: 'dates',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.begin',
    },
  ],
  [
    'a date in another form, without a rule',
    { id: '1', from: '1 May 2024' },
    {
      pointer: '/from',
      expected: 'a date such as 2025-01-01',
      rule: 'field-form',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.from',
    },
  ],
  [
    'a date that may be NOW',
    { id: '1', until: 'today' },
    {
      pointer: '/until',
      expected: 'NOW or a date such as 2025-01-01',
      rule: 'field-form',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.until',
    },
  ],
  [
    'a date that may have a time',
    { id: '1', changed: 'today' },
    {
      pointer: '/changed',
      expected: 'a date such as 2025-01-01 or 2025-01-01T12:00:00Z',
      rule: 'field-form',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.changed',
    },
  ],
  [
    'another pattern',
    { id: '1', version: 'v1' },
    {
      pointer: '/version',
      expected: String.raw`a string that matches ^\d+\.\d+$`,
      rule: 'field-form',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.version',
    },
  ],
  [
    'a day that does not exist',
    { id: '1', day: '2025-02-30' },
    {
      pointer: '/day',
      expected: 'Write begin as YYYY-MM-DD.',
      rule: 'dates',
      remedy: 'Send an existing date as YYYY-MM-DD.',
      field: 'Article.day',
    },
  ],
  [
    'another format',
    { id: '1', email: 'Jan Novák' },
    {
      pointer: '/email',
      expected: 'a string in the format email',
      rule: 'field-form',
      remedy: 'Send a value that the field reference allows.',
      field: 'Article.email',
    },
  ],
  [
    'two forms that exclude each other',
    { id: '1', title: 'Praha', paragraphs: ['Praha'] },
    {
      pointer: '',
      expected: 'Send title and text, or paragraphs.',
      rule: 'text-or-paragraphs',
      remedy: 'Remove the fields of one of the two alternatives.',
      field: 'Article',
    },
  ],
])('%s is reported with place, rule, and remedy', (_, body, violation) => {
  expect(validate(body)).toEqual([violation]);
});

test('a condition that is not met is reported with its rule', () => {
  expect(validate({ id: '1', offer: true })).toEqual([
    {
      pointer: '/end',
      expected: 'An offer needs its end.',
      rule: 'end-of-offer',
      remedy: 'Add the field "end".',
      field: 'Article.end',
    },
  ]);
});

test('a choice that fails is reported as one violation, with the rule of its fields', () => {
  const choice: Schema = {
    allOf: [ARTICLE],
    anyOf: [{ required: ['text'] }, { required: ['paragraphs'] }],
  };
  expect(toValidate(toDocument(schemas), choice)({ id: '1' })).toEqual([
    {
      pointer: '',
      expected: 'a value that meets "anyOf" in the contract',
      rule: 'anyOf',
      remedy: 'Add one of the fields that the rule names.',
    },
  ]);
  const ruled: Schema = { ...choice, 'x-rules': schemas.Article!['x-rules'] };
  expect(toValidate(toDocument(schemas), ruled)({ id: '1' })).toEqual([
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
  expect(toValidate(toDocument(schemas), create)(body)).toMatchObject([{ rule: 'end-of-offer' }]);
});

test('all violations of a body are reported in the order of the contract', () => {
  const body = { title: 'Ob', limit: 0, tags: ['Praha'] };
  const places = validate(body).map(({ pointer }) => pointer);
  expect(places).toEqual(['/id', '/title', '/limit', '/tags']);
});

test('for a value of another type only the type is reported', () => {
  const validateMany = toValidate(toDocument(schemas), { type: 'array', minItems: 2, enum: ['a'] });
  expect(validateMany({})).toMatchObject([{ rule: 'field-type' }]);
  expect(validateMany([1])).toMatchObject([{ rule: 'allowed-values' }, { rule: 'list-length' }]);
});

test('a rule that two parts of a schema have in common is reported once', () => {
  const schema: Schema = { allOf: [ARTICLE, { required: ['id'] }] };
  expect(toValidate(toDocument(schemas), schema)({})).toMatchObject([{ pointer: '/id' }]);
});

test('only the first twenty violations are reported', () => {
  const paragraphs = Array.from({ length: 30 }, (_, index) => index);
  const places = validate({ id: '1', paragraphs }).map(({ pointer }) => pointer);
  expect(places).toEqual(paragraphs.slice(0, 20).map((index) => `/paragraphs/${index}`));
  const validateFew = toValidate(toDocument(schemas), ARTICLE, 2);
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
