import { describe, expect, it } from 'vitest';
import { cutText } from '#contract/annotations/cut-text';
import { analysis } from '#contract/annotations/fixtures';
import { linkAnalysis } from './link-analysis';
import { listTypes } from './list-types';
import { nameMark } from './name-mark';

const { items } = linkAnalysis(analysis);
const text = analysis.paragraphs[0]?.text ?? '';
const pieces = cutText(text, 0, items);
const find = (content: string) => pieces.find((piece) => piece.text === content);

describe('listTypes()', () => {
  it('counts the things whose colors are seen', () => {
    expect(listTypes(pieces)).toEqual([
      { type: 'organization', count: 1 },
      { type: 'location', count: 2 },
      { type: 'event', count: 1 },
    ]);
  });
});

describe('nameMark()', () => {
  it('begins with the text that is seen and adds the thing, its type and what else it is', () => {
    const name = (content: string) => nameMark(find(content) ?? { text: '', items: [] });
    expect(name('Řím')).toBe('Řím: Rome, location, 1 mention');
    expect(name('England')).toBe('England, location, 1 mention; also Bank of England');
  });
});
