import { describe, expect, it } from 'vitest';
import type { Schema } from '@docs/openapi';
import { toExample } from '@docs/openapi/testing';
import { buildTestSource } from '../testing/fixtures';
import { buildApiIndex } from './api-index';

const source = buildTestSource({
  Photo: {
    required: ['id'],
    'x-rules': [{ id: 'one-or-other', title: 'One', text: 'Not `id`.', fields: ['id'] }],
    properties: {
      id: { type: 'string', description: 'Its [name](type:Photo).', enum: ['a', 'b'] },
      tags: { type: 'array', items: { $ref: '#/components/schemas/Tag' } },
      like: { $ref: '#/components/schemas/Photo' },
    },
  },
  Tag: { properties: { value: { type: 'string', default: 'x' } } },
});

const SITE = 'https://docs.example.com';

const operation = buildApiIndex([source], SITE).apis[0]?.operations[0];
const fields = operation?.request?.fields ?? [];

describe('buildApiIndex()', () => {
  it('lists every field by the pointer that leads to it', () => {
    expect(fields.map(({ pointer }) => pointer)).toEqual([
      '/id',
      '/tags',
      '/tags/*/value',
      '/like',
    ]);
  });

  it('says of a field what it takes, in plain words, and where it is described', () => {
    expect(fields[0]).toMatchObject({
      type: 'string',
      required: true,
      description: 'Its name.',
      allowedValues: { a: '', b: '' },
      rules: ['one-or-other'],
      url: 'https://docs.example.com/api_media2/reference/Photo/#field-id',
    });
    expect(fields[2]).toMatchObject({ required: false, default: 'x' });
  });

  it('does not open a type inside itself', () => {
    expect(fields[3]).toMatchObject({ pointer: '/like', repeats: 'Photo' });
  });

  it('names the rules of an operation with the pointers of their fields', () => {
    expect(operation?.rules).toEqual([
      {
        id: 'one-or-other',
        title: 'One',
        text: 'Not id.',
        fields: ['/id'],
        url: 'https://docs.example.com/api_media2/reference/Photo/#rule-one-or-other',
      },
    ]);
  });

  it('names the status of each error', () => {
    const smallSource = buildTestSource({}, { responses: { '403': { description: 'No.' } } });
    expect(buildApiIndex([smallSource], SITE).apis[0]?.operations[0]?.errors).toMatchObject([
      { status: '403', name: 'Forbidden', description: 'No.' },
    ]);
  });

  it('says which limits a field keeps to', () => {
    const smallSource = buildTestSource({
      Photo: {
        properties: {
          ids: { type: 'array', items: { type: 'string', maxLength: 9 }, uniqueItems: true },
        },
      },
    });
    const [field] =
      buildApiIndex([smallSource], SITE).apis[0]?.operations[0]?.request?.fields ?? [];
    expect(field).toMatchObject({ pointer: '/ids', maxLength: 9, uniqueItems: true });
  });

  it('writes a slash in a name as pointers do', () => {
    const photo: Schema = {
      'x-rules': [{ id: 'r', title: 'R', text: 'R.', fields: ['a/b'] }],
      properties: { 'a/b': { $ref: '#/components/schemas/Tag' } },
    };
    const tag: Schema = {
      'x-rules': [{ id: 's', title: 'S', text: 'S.', fields: ['c~d'] }],
      properties: { 'c~d': { type: 'string' } },
    };
    const index = buildApiIndex([buildTestSource({ Photo: photo, Tag: tag })], SITE);
    const call = index.apis[0]?.operations[0];
    expect(call?.request?.fields.map(({ pointer }) => pointer)).toEqual(['/a~1b', '/a~1b/c~0d']);
    expect(call?.rules.flatMap((rule) => rule.fields)).toEqual(['/a~1b', '/a~1b/c~0d']);
  });

  it('leaves values of others that look like URLs of this site as they are', () => {
    const smallSource = buildTestSource({
      Photo: {
        properties: { source: { default: { url: '/street' }, examples: [{ yaml: '/a' }] } },
      },
    });
    const body = { url: '/street', json: '/a' };
    const examples = [toExample(smallSource.operations[0], { name: 'e', body })];
    const [api] = buildApiIndex([{ ...smallSource, examples }], SITE).apis;
    expect(api?.documents.yaml).toBe(`${SITE}/openapi/media-v2.yaml`);
    expect(api?.operations[0]).toMatchObject({
      url: `${SITE}/api_media2/reference/#send`,
      request: { fields: [{ default: { url: '/street' }, example: { yaml: '/a' } }] },
      examples: [{ body, url: `${SITE}/api_media2/guide/code/e/` }],
    });
  });
});
