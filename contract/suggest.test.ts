import { describe, expect, it } from 'vitest';
import { findNearest, suggest } from './suggest';

describe('suggest()', () => {
  it('names the nearest and all known names', () => {
    expect(suggest('Detail', ['Entity', 'Details'])).toBe(
      'Did you mean "Details"? Known: Entity, Details',
    );
  });

  it('offers nothing when no name is near', () => {
    expect(suggest('Weather', ['Entity', 'Tag'])).toBe('Known: Entity, Tag');
  });
});

describe('findNearest()', () => {
  it.each([
    ['another case', 'gkbid', ['gkbId', 'id'], 'gkbId'],
    ['a missing letter', 'returnMention', ['returnMentions', 'metadata'], 'returnMentions'],
    ['a very short name', 'ids', ['id', 'language'], 'id'],
    ['the first of two equally near names', 'tax', ['tag', 'max'], 'tag'],
    ['nothing of an empty list', 'id', [], undefined],
    ['nothing far away', 'recommendation', ['id'], undefined],
    ['nothing where all letters differ', 'r', ['go'], undefined],
    ['nothing where two of three letters differ', 'abc', ['axy'], undefined],
    ['two exchanged letters of four', 'from', ['form'], 'form'],
  ])('finds %s', (_, name, known, want) => {
    expect(findNearest(name, known)).toBe(want);
  });
});
