import { describe, expect, it } from 'vitest';
import { toTestSource } from '../openapi-page/test-source';
import { toApiIndex } from './api-index';

const source = toTestSource({
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

const operation = toApiIndex([source], 'https://docs.example.com').apis[0]?.operations[0];
const fields = operation?.request?.fields ?? [];

describe('toApiIndex()', () => {
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
      address: 'https://docs.example.com/api_media2/reference/Photo/#field-id',
    });
    expect(fields[2]).toMatchObject({ required: false, default: 'x' });
  });

  it('does not open a type inside itself', () => {
    expect(fields[3]).toMatchObject({ pointer: '/like', repeats: 'Photo' });
  });

  it('names the rules of a call with the pointers that they bind', () => {
    expect(operation?.rules).toEqual([
      {
        id: 'one-or-other',
        title: 'One',
        text: 'Not id.',
        fields: ['/id'],
        address: 'https://docs.example.com/api_media2/reference/Photo/#rule-one-or-other',
      },
    ]);
  });
});
