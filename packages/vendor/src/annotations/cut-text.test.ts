import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';
import { analysis } from './fixtures';
import { listItems, listTokens } from './items';
import type { Item } from './items';

const items = listItems(analysis, listTokens(analysis));
const text = analysis.paragraphs[0]?.text ?? '';
const pieces = cutText(text, 0, items);
const find = (content: string) => pieces.find((piece) => piece.text === content);

/** A thing that the text mentions once, from one character to another. */
function mention(id: string, start: number, end: number, more: { isDerived?: boolean } = {}): Item {
  const position = { pointer: '', tokens: [], ranges: [{ paragraph: 0, start, end }], ...more };
  return { id, name: id, type: 'general', pointer: '', mentions: [position] };
}

/** The pieces as one reads them: the text, what is mentioned, what is around, and whether it goes on. */
function print(text: string, items: Item[]): string[] {
  const list = (some: Item[]) => some.map(({ id }) => id).join();
  return cutText(text, 0, items).map(
    (piece) =>
      `${piece.start}-${piece.end} ${piece.text}: ${list(piece.items)} in ${list(piece.around)}` +
      (piece.isLast ? '' : ' …'),
  );
}

describe('cutText()', () => {
  it('cuts at the mentions and loses no character', () => {
    expect(pieces.map((piece) => piece.text)).toEqual([
      '🎸 The ',
      'Bank of ',
      'England',
      ' ',
      'met',
      ' Jiří ',
      'in',
      ' ',
      'Řím',
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('gives a nested mention to the inner thing first and names the one around it', () => {
    expect(find('England')?.items.map(({ id }) => id)).toEqual(['e1', 'e0']);
    expect(find('England')?.around.map(({ id }) => id)).toEqual(['e0']);
    expect(find('Bank of ')?.around).toEqual([]);
  });

  it('gives both things to the characters in which two mentions overlap', () => {
    expect(print('012345', [mention('a', 0, 4), mention('b', 2, 6)])).toEqual([
      '0-2 01: a in  …',
      '2-4 23: a,b in b',
      '4-6 45: b in ',
    ]);
  });

  it('names every longer mention around the shortest one once', () => {
    const items = [
      mention('town', 2, 4),
      mention('its tag', 2, 4),
      mention('county', 2, 6),
      mention('its tag', 2, 6),
      mention('country', 0, 6),
    ];
    expect(print('012345', items)).toEqual([
      '0-2 01: country in ',
      '2-4 23: town,its tag,county,its tag,country in county,country',
      '4-6 45: county,its tag,country in country',
    ]);
  });

  it('ends a mention where a shorter one at its start or end is', () => {
    const long = mention('long', 0, 6);
    expect(print('012345', [mention('start', 0, 2), long])).toEqual([
      '0-2 01: start,long in long',
      '2-6 2345: long in ',
    ]);
    expect(print('012345', [mention('end', 4, 6), long])).toEqual([
      '0-4 0123: long in ',
      '4-6 45: end,long in long',
    ]);
  });

  it('passes over mentions of another paragraph, without characters, or behind the text', () => {
    const [elsewhere] = listItems(analysis, listTokens(analysis));
    expect(cutText('012345', 1, [elsewhere!])).toHaveLength(1);
    expect(print('012345', [mention('empty', 3, 3), mention('behind', 7, 9)])).toEqual([
      '0-6 012345:  in ',
    ]);
    expect(print('012345', [mention('too long', 4, 9)])).toEqual([
      '0-4 0123:  in ',
      '4-6 45: too long in ',
    ]);
  });

  it('puts an entity before a tag with the same characters', () => {
    expect(find('Řím')?.items.map(({ id }) => id)).toEqual(['e3', 't0']);
    expect(find('Řím')?.around).toEqual([]);
  });

  it('puts what the text names before what was derived from it', () => {
    const germany = mention('Germany', 0, 6, { isDerived: true });
    for (const more of [{ isDerived: false }, {}]) {
      expect(print('Munich', [germany, mention('Munich', 0, 6, more)])).toEqual([
        '0-6 Munich: Munich,Germany in ',
      ]);
    }
  });

  it('keeps a text without mentions in one piece, and an empty one in none', () => {
    expect(cutText('עברית', 0, []).map((piece) => piece.text)).toEqual(['עברית']);
    expect(cutText('', 0, items)).toEqual([]);
  });
});
