import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const QUERY = /^\s*@(?:media|container).*\d+px.*$/gm;

test('no breakpoint is in px, which would ignore the default font size of the reader', () => {
  const files = readdirSync('site/src', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(40);
  const queries = files.flatMap((file) =>
    [...readFileSync(`site/src/${file}`, 'utf8').matchAll(QUERY)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(queries).toEqual([]);
});
