import { expect, test } from 'vitest';
import type { Photo } from './photos';
import { renderPhoto } from './render-photo';

const PHOTO: Photo = {
  id: 'demo-0013',
  name: { en: 'Angela Merkel', cs: 'Angela Merkelová' },
  description: {},
  items: [],
  words: [],
  categories: [],
  orientation: 'portrait',
  createdAt: '2019-06-03',
  updatedAt: '2019-06-28',
};

test.each<[Partial<Photo>, string[]]>([
  [
    {},
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300" role="img">',
      '<title>Angela Merkel</title>',
      '<path d="M0 0H200V300H0Z" fill="hsl(251 60% 85%)"/>',
      '<circle cx="130" cy="45" r="18" fill="hsl(71 80% 75%)"/>',
      '<path d="M-20 195L40 102L100 195Z" fill="hsl(251 35% 45%)"/>',
      '<path d="M40 195L100 114L160 195Z" fill="hsl(251 35% 53%)"/>',
      '<path d="M100 195L160 126L220 195Z" fill="hsl(251 35% 61%)"/>',
      '<path d="M0 195H200V300H0Z" fill="hsl(251 30% 30%)"/>',
      '<text x="10" y="288" font-family="sans-serif" font-size="13" fill="#fff">Angela Merkel</text>',
      '</svg>',
    ],
  ],
  [
    { id: 'demo-0123', orientation: 'landscape', name: { en: '"Old" & <new> & "odd" & <all>' } },
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" role="img">',
      '<title>&quot;Old&quot; &amp; &lt;new> &amp; &quot;odd&quot; &amp; &lt;all></title>',
      '<path d="M0 0H300V200H0Z" fill="hsl(21 60% 85%)"/>',
      '<circle cx="195" cy="45" r="18" fill="hsl(201 80% 75%)"/>',
      '<path d="M0 150L60 80L120 150Z" fill="hsl(21 35% 45%)"/>',
      '<path d="M90 150L150 104L210 150Z" fill="hsl(21 35% 53%)"/>',
      '<path d="M180 150L240 72L300 150Z" fill="hsl(21 35% 61%)"/>',
      '<path d="M0 150H300V200H0Z" fill="hsl(21 30% 30%)"/>',
      '<text x="10" y="188" font-family="sans-serif" font-size="13" fill="#fff">&quot;Old&quot; &amp; &lt;new> &amp; &quot;odd&quot; &amp; &lt;all></text>',
      '</svg>',
    ],
  ],
  [
    { id: 'demo-0005', orientation: 'square', name: { cs: 'Náměstí' } },
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img">',
      '<title>demo-0005</title>',
      '<path d="M0 0H240V240H0Z" fill="hsl(235 60% 85%)"/>',
      '<circle cx="48" cy="45" r="18" fill="hsl(55 80% 75%)"/>',
      '<path d="M-12 156L48 110L108 156Z" fill="hsl(235 35% 45%)"/>',
      '<path d="M60 156L120 62L180 156Z" fill="hsl(235 35% 53%)"/>',
      '<path d="M132 156L192 82L252 156Z" fill="hsl(235 35% 61%)"/>',
      '<path d="M0 156H240V240H0Z" fill="hsl(235 30% 30%)"/>',
      '<text x="10" y="228" font-family="sans-serif" font-size="13" fill="#fff"></text>',
      '</svg>',
    ],
  ],
])('renderPhoto() draws sky, sun, mountains, ground, and name: %j', (fields, elements) => {
  expect(renderPhoto({ ...PHOTO, ...fields })).toBe(elements.join(''));
});
