import { expect, test } from 'vitest';
import { readAnalysis } from './analysis';

test.each([
  ['an analysis with its text', { paragraphs: [{ text: 'One' }] }, true],
  ['one whose second paragraph has no text', { paragraphs: [{ text: 'One' }, {}] }, false],
  ['one without it', { language: { detected: 'en' } }, false],
  ['one with no paragraph', { paragraphs: [] }, false],
  ['a list', [{ paragraphs: [{ text: 'One' }] }], false],
  ['paragraphs of another kind', { paragraphs: [null, 3] }, false],
  ['nothing', null, false],
  ['a text', 'paragraphs', false],
])('readAnalysis() of %s', (_, response, want) => {
  expect(readAnalysis(response) !== undefined).toBe(want);
});
