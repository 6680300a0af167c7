import { describe, expect, it } from 'vitest';
import { countTypos, findNearest, suggest, measureLikeness } from './suggest';

describe('suggest()', () => {
  it('names the nearest and all known names', () => {
    expect(suggest('Detail', ['Entity', 'Details'])).toBe(
      'Did you mean "Details"? Known: Entity, Details',
    );
  });

  it('names the nearest of many names alone', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Type${index}`);
    expect(suggest('Typ7', names)).toBe('Did you mean "Type7"?');
  });

  it('offers nothing when no name is near', () => {
    expect(suggest('Weather', ['Entity', 'Tag'])).toBe('Known: Entity, Tag');
  });

  it('says when there are no known names', () => {
    expect(suggest('debug', [])).toBe('Known: none');
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
    ['a name of which half of the letters differ', 'taxi', ['tags'], 'tags'],
    ['no longer name with a beginning of three letters', 'new', ['new-agency'], undefined],
    ['a longer name with a beginning of four letters', 'news', ['news-agency'], 'news-agency'],
    ['two exchanged letters of four', 'from', ['form'], 'form'],
    [
      'the beginning of a longer name',
      'accepted',
      ['expected', 'accepted-passively'],
      'accepted-passively',
    ],
  ])('finds %s', (_, name, names, want) => {
    expect(findNearest(name, names)).toBe(want);
  });
});

describe('countTypos()', () => {
  it.each([
    ['the same', 'return', 'return', 0],
    ['two exchanged neighbors', 'retrun', 'return', 1],
    ['a missing letter', 'retun', 'return', 1],
    ['another letter', 'reture', 'return', 1],
    ['several', 'morfology', 'morphology', 2],
    ['nothing typed', '', 'tag', 3],
  ])('counts %s', (_, typed, meant, want) => {
    expect(countTypos(typed, meant)).toBe(want);
    expect(countTypos(meant, typed)).toBe(want);
  });

  it('stops counting at the most that matters', () => {
    expect(countTypos('photos', 'phrases', 4)).toBe(4);
    expect(countTypos('xag', 'tag', 1)).toBe(1);
    expect(countTypos('tags', 'tag', 1)).toBe(1);
    expect(countTypos('photos', 'phrases', 2)).toBe(Infinity);
    expect(countTypos('tag', 'recommendation', 2)).toBe(Infinity);
  });
});

describe('measureLikeness()', () => {
  it.each([
    ['tags', 'tags', 1],
    ['tags', 'tag', 0.75],
    ['ab', 'xy', 0],
    ['', '', 1],
  ])('of %j and %j is %d', (typed, meant, want) => {
    expect(measureLikeness(typed, meant)).toBe(want);
  });
});
