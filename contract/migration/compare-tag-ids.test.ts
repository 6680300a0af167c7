import { expect, test } from 'vitest';
import { compareTagIds } from './compare-tag-ids';

test.each([
  [['G2'], ['G2'], 'Tags of both: G2.'],
  [
    ['G2', 'G1'],
    ['IPTC-1', 'G2'],
    'Tags of both: G2. Only in version 1: G1. Only in version 2: IPTC-1.',
  ],
  [[], ['G2', undefined], 'Only in version 2: G2. Version 2 also has 1 tag without an ID.'],
  [[], [undefined, undefined], 'Version 2 also has 2 tags without an ID.'],
  [[], [], 'Neither version found a tag.'],
])('compareTagIds() of %j and %j', (before, after, want) => {
  const old = { tags: before.map((id) => ({ id })) };
  const recent = { tags: after.map((gkbId) => ({ id: 't1', ...(gkbId && { gkbId }) })) };
  expect(compareTagIds(old, recent)).toBe(want);
});

test('compareTagIds() takes responses without tags', () => {
  expect(compareTagIds({}, undefined)).toBe('Neither version found a tag.');
});
