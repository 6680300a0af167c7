import { expect, test } from 'vitest';
import { cutSnippet, findMarks, LONGEST_SNIPPET } from './snippet';

const toMarked = (text: string, words: string[]) =>
  findMarks(text, words).map(([start, end]) => text.slice(start, end));

test.each([
  ['returnObjects of photos', ['object', 'photo'], ['Objects', 'photos']],
  ['returnObjectFields', ['returnobj'], ['returnObject']],
  ['returnObjectFields', ['object', 'fields'], ['ObjectFields']],
  ['Čeština a čeština', ['cestina'], ['Čeština', 'čeština']],
  ['a cat in the category', ['cat'], ['cat', 'category']],
  ['concatenate', ['cat'], []],
  ['a cat in the category', ['c'], []],
  ['nothing', [], []],
])('findMarks() marks in %j for %j: %j', (text, words, want) => {
  expect(toMarked(text, words)).toEqual(want);
});

const LONG = `${'Words before. '.repeat(30)}The cursor of the first page is a star. ${'Words after. '.repeat(30)}`;

test('cutSnippet() keeps a short text', () => {
  expect(cutSnippet('The first page.', ['page'])).toBe('The first page.');
});

test(
  'cutSnippet() cuts around the words, between words, within the limit',
  { meta: { spec: ['Snippets have a limit of length'] } },
  () => {
    const snippet = cutSnippet(LONG, ['cursor']);
    expect(snippet).toContain('cursor of the first page');
    expect(snippet).toMatch(/^… \w+.* …$/);
    expect(snippet.length).toBeLessThanOrEqual(LONGEST_SNIPPET);
  },
);

test('cutSnippet() begins at the start when no word is in the text', () => {
  expect(cutSnippet(LONG, ['nowhere'])).toMatch(/^Words before\./);
});

test('cutSnippet() cuts a text without spaces', () => {
  expect(cutSnippet('x'.repeat(5000), ['y']).length).toBeLessThanOrEqual(LONGEST_SNIPPET);
});
