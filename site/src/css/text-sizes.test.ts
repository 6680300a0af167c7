import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sizes from here on are headings; 1rem is running text. */
const HEADING = 1.15;

const SIZE = /font(?:-size)?:[^;]*?(\d*\.?\d+)(rem|px)[^;]*;/g;

test('text below a heading has one of the sizes of tokens.css', () => {
  const files = readdirSync('site/src', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `site/src/${file}`);
  expect(files.length).toBeGreaterThan(40);
  const others = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SIZE)]
      .filter(([, size, unit]) => unit === 'px' || (Number(size) !== 1 && Number(size) < HEADING))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(others).toEqual([]);
});
