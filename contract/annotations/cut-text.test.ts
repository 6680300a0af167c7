import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';
import { analysis } from './fixtures';
import { listItems, listTokens } from './items';

const items = listItems(analysis, listTokens(analysis));
const text = analysis.paragraphs[0]?.text ?? '';
const pieces = cutText(text, 0, items);
const find = (content: string) => pieces.find((piece) => piece.text === content);

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
    const overlapping = ['a', 'b'].map((id, at) => ({
      id,
      name: id,
      type: 'general',
      pointer: '',
      mentions: [
        { pointer: '', tokens: [], ranges: [{ paragraph: 0, start: at * 2, end: at * 2 + 4 }] },
      ],
    }));
    const cut = cutText('012345', 0, overlapping);
    expect(cut.map((piece) => [piece.text, piece.items.map(({ id }) => id).join()])).toEqual([
      ['01', 'a'],
      ['23', 'a,b'],
      ['45', 'b'],
    ]);
  });

  it('puts an entity before a tag with the same characters', () => {
    expect(find('Řím')?.items.map(({ id }) => id)).toEqual(['e3', 't0']);
    expect(find('Řím')?.around).toEqual([]);
  });

  it('puts what the text names before what was derived from it', () => {
    const place = { paragraph: 0, start: 0, end: 6 };
    const toItem = (name: string, isDerived: boolean) => ({
      id: name,
      name,
      type: 'location',
      pointer: '',
      mentions: [{ pointer: '', tokens: [], ranges: [place], isDerived }],
    });
    const [piece] = cutText('Munich', 0, [toItem('Germany', true), toItem('Munich', false)]);
    expect(piece?.items.map(({ name }) => name)).toEqual(['Munich', 'Germany']);
  });

  it('keeps a text without mentions in one piece, and an empty one in none', () => {
    expect(cutText('עברית', 0, []).map((piece) => piece.text)).toEqual(['עברית']);
    expect(cutText('', 0, items)).toEqual([]);
  });
});
