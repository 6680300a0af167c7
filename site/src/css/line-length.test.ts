import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Thousandths of the font size: `0`, the space, and the letters from a to z. */
const FONTS: [name: string, zero: number, space: number, letters: number[]][] = [
  // prettier-ignore
  ['Inter, and much like it San Francisco', 625, 281, [
    564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523,
    364, 581, 557, 812, 540, 557, 541,
  ]],
  // prettier-ignore
  ['Roboto', 562, 248, [
    544, 562, 523, 564, 530, 348, 562, 551, 243, 239, 507, 243, 877, 552, 570, 562, 568, 339, 516,
    327, 551, 484, 751, 496, 473, 496,
  ]],
  // prettier-ignore
  ['Segoe UI', 539, 274, [
    509, 588, 462, 589, 523, 313, 589, 565, 242, 242, 497, 242, 862, 565, 586, 588, 589, 347, 424,
    339, 565, 479, 722, 459, 483, 453,
  ]],
];

const tokens = readFileSync('site/src/css/tokens.css', 'utf8');
const prose =
  'Relevance says how important an entity or a tag is for the text. Every analysis gives each of them a ' +
  'score, so that you can show the most important ones first and leave out those that the text only mentions.';

/** Lines end with a whole word: on average half a word is missing. */
const MISSING = 3;

test.each(FONTS)('a line in %s has 60 to 80 characters', (_, zero, space, letters) => {
  const measure = Number(/--measure: (\d+)ch;/.exec(tokens)?.[1]);
  const toWidth = (character: string) =>
    letters[character.toLowerCase().charCodeAt(0) - 97] ?? space;
  const width = [...prose].reduce((sum, character) => sum + toWidth(character), 0);
  const characters = (measure * zero * prose.length) / width - MISSING;
  expect(characters).toBeGreaterThan(60);
  expect(characters).toBeLessThan(80);
});
