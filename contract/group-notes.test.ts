import { expect, it } from 'vitest';
import { toDocument, toOperation } from './fixtures';
import { groupNotes } from './group-notes';
import { listOperations } from './list-operations';
import type { Response } from './openapi';

function group(responses: Record<string, Response>): string[] {
  const [operation] = listOperations(
    toDocument({ paths: { '/orders': { post: toOperation({ responses }) } } }),
  );
  return groupNotes(operation?.errors ?? [], 'x-unknown');
}

it('groupNotes() says each note once, with the statuses that it is true of', () => {
  const body = { 'x-unknown': 'The body.' };
  expect(
    group({
      '400': body,
      '404': {},
      '413': { 'x-inferred': 'The status.' },
      '429': { 'x-unknown': 'The limits.' },
      '500': body,
    }),
  ).toEqual(['400, 500: The body.', '429: The limits.']);
});

it('groupNotes() says nothing where nothing is noted', () => {
  expect(group({ '400': {}, '500': { 'x-unknown': '' } })).toEqual([]);
});
