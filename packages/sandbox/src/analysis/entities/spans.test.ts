import { describe, expect, it } from 'vitest';
import { findItemById } from '../../data/items';
import type { Domain, EditorialName, Options } from '../model';
import { findSpans, chooseEditorialForm, chooseStandardForm } from './spans';

const OPTIONS: Options = {
  ...{ analyses: new Set(['all']), domain: 'media', languagePrior: [], categories: [] },
  ...{ returnMentions: true, returnItemSentiment: false },
  ...{ returnGkbProperties: false, deriveEntities: false, withRelevance: false },
  ...{ editorialTags: [], firstTag: 0, submittedChars: 0 },
  referenceDate: new Date('2024-10-14'),
};

/** Whole spans without their paragraph. */
function find(text: string, language: string, domain: Domain = 'media'): object[] {
  const paragraph = { id: 'p0', index: 0, type: 'BODY', text, sentences: [] };
  return findSpans([paragraph], language, { ...OPTIONS, domain }).map(
    ({ paragraph: spanParagraph, ...span }) => {
      expect(spanParagraph).toBe(paragraph);
      return span;
    },
  );
}

describe('findSpans()', () => {
  it('finds names, dates, and numbers in the order of the text', () => {
    expect(find('V Praze je 25 divadel, otevírají 14. října 2024.', 'cs')).toEqual([
      {
        ...{ type: 'location', key: 'G1085', itemId: 'G1085', standardForm: 'Praha' },
        ...{ start: 2, end: 7, base: 'Praha' },
      },
      { type: 'number', key: 'number 25', standardForm: '25', start: 11, end: 13, base: '25' },
      {
        ...{ type: 'date', key: 'date 2024-10-14', standardForm: '2024-10-14' },
        ...{ start: 33, end: 47, base: '14. října 2024' },
      },
    ]);
  });

  it('finds food in the domain of hospitality, and prefers it to an item of the same length', () => {
    const soup = { type: 'food', standardForm: 'soup', base: 'soup' };
    const pizza = { type: 'food', standardForm: 'pizza', base: 'pizza' };
    expect(find('Soups, not pizza', 'en', 'hospitality')).toEqual([
      { ...soup, key: 'food soup', start: 0, end: 5 },
      { ...pizza, key: 'HSP-1091', itemId: 'HSP-1091', start: 11, end: 16 },
    ]);
    expect(find('Soups, not pizza', 'en')).toMatchObject([{ key: 'G177', start: 11, end: 16 }]);
  });

  it.each([
    ['a city rather than the city in its name', 'New Orleans', ['New Orleans']],
    ['names that touch', 'Berlin,Prague', ['Berlin', 'Prague']],
    ['a date rather than its numbers', 'on 14 October 2024', ['14 October 2024']],
    ['an amount rather than its number', '40 euros', ['40 euros']],
  ])('finds %s', (_, text, parts) => {
    const paragraph = { id: 'p0', index: 0, type: 'BODY', text, sentences: [] };
    const spans = findSpans([paragraph], 'en', OPTIONS);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(parts);
  });
});

describe('chooseStandardForm()', () => {
  const prague = findItemById('G1085');
  const tag: EditorialName = {
    ...{ id: 'G1085', name: 'Capital', forms: { cs: 'Naše město' }, forbidden: false },
  };

  it.each([
    ['the language of the text', 'cs', {}, 'Praha'],
    ['the presentation language', 'cs', { presentationLanguage: 'de' }, 'Prag'],
    ['English for a language without names', 'sk', {}, 'Prague'],
    ['an editorial form', 'cs', { editorialTags: [tag] }, 'Naše město'],
    ['the name of an editorial tag', 'de', { editorialTags: [tag] }, 'Capital'],
    ['no editorial form of another item', 'cs', { editorialTags: [{ ...tag, id: 'G1' }] }, 'Praha'],
    ['no forbidden form', 'cs', { editorialTags: [{ ...tag, forbidden: true }] }, 'Praha'],
  ])('uses %s', (_, language, options: Partial<Options>, form) => {
    expect(prague && chooseStandardForm(prague, language, { ...OPTIONS, ...options })).toBe(form);
  });
});

it('chooseEditorialForm() uses the first language that the tag has, else its name', () => {
  const tag = { id: 'MY-1', name: 'Fairs', forms: { cs: 'Veletrhy', de: '' }, forbidden: false };
  const forms = [['fr', 'cs'], ['de', 'cs'], ['fr'], ['constructor'], []];
  expect(forms.map((languages) => chooseEditorialForm(tag, languages))).toEqual([
    ...['Veletrhy', 'Fairs', 'Fairs', 'Fairs', 'Fairs'],
  ]);
});
