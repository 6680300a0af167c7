import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dropUnknownNotes } from './drop-unknown-notes';
import { loadContract } from './load';
import { findRepository } from './node/find-repository';

const names = readdirSync(`${findRepository()}/contracts`).filter((name) => !name.includes('.'));

it.each(names)('dropUnknownNotes() keeps all of the contract %s', async (name) => {
  const document = await loadContract(name);
  expect(dropUnknownNotes(document)).toEqual(document);
});

it('dropUnknownNotes() keeps the defaults of published documents, and no foreign note', () => {
  const schema = { type: 'string', 'x-default': 'a' };
  expect(dropUnknownNotes({ ...schema, 'x-foreign': 'b' })).toEqual(schema);
});

it('dropUnknownNotes() keeps the names of security schemes', () => {
  const document = { security: [{ 'x-api-key': [] }] };
  expect(dropUnknownNotes(document)).toEqual(document);
});
