import { expect, test } from 'vitest';
import { findMarks } from './find-marks';

const toMarked = (text: string, words: string[]) =>
  findMarks(text, words).map(([start, end]) => text.slice(start, end));

test.each([
  ['returnObjects of photos', ['object', 'photo'], ['Object', 'photo']],
  ['returnObjectFields', ['returnobj'], ['returnObj']],
  ['returnObjectFields', ['object', 'fields'], ['ObjectFields']],
  ['Čeština a čeština', ['cestina'], ['Čeština', 'čeština']],
  ['a cat in the category', ['cat'], ['cat', 'cat']],
  ['concatenate', ['cat'], []],
  ['nothing', [], []],
])('findMarks() marks in %j for %j: %j', (text, words, want) => {
  expect(toMarked(text, words)).toEqual(want);
});
