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

test('renderPhoto() draws sky, sun, mountains, ground, and name', () => {
  expect(renderPhoto(PHOTO)).toBe(
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
    ].join(''),
  );
});

test('renderPhoto() draws each form, and escapes the name, or has the ID for it', () => {
  const name = { en: '"Old" & <new> & "odd" & <all>' };
  const landscape = renderPhoto({ ...PHOTO, id: 'demo-0123', orientation: 'landscape', name });
  expect(landscape).toContain('viewBox="0 0 300 200"');
  const escaped = '&quot;Old&quot; &amp; &lt;new> &amp; &quot;odd&quot; &amp; &lt;all></';
  expect(landscape.split(escaped)).toHaveLength(3);
  const square = renderPhoto({ ...PHOTO, id: 'demo-0005', orientation: 'square', name: {} });
  expect(square).toContain('viewBox="0 0 240 240" role="img"><title>demo-0005</title>');
});
