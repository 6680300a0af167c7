import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findInPackages } from './find-target';

/** Parts of deviations, and what all of them use. */
const PARTS = /\.(test|client)\.|find-target|transform/;

const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

const deviations = readdirSync(__dirname).filter(
  (name) => name.endsWith('.ts') && !PARTS.test(name),
);

/** Components of `src/theme/` that replace those of Docusaurus. */
const overrides = readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''))
  .filter((name) =>
    THEMES.some((theme) =>
      ['.js', '/index.js'].some((end) => findInPackages(`${theme}/${name}${end}`)),
    ),
  );

function readHeader(name: string): string {
  return readFileSync(path.join(__dirname, name), 'utf8').split(/^import/m)[0] ?? '';
}

test('there are at most nine deviations from stock Docusaurus', () => {
  expect(deviations.length).toBeGreaterThan(5);
  expect(deviations.length).toBeLessThanOrEqual(9);
});

test.each(deviations)('%s says what it changes, why, where and how long', (name) => {
  const header = readHeader(name);
  for (const word of ['// Change: ', 'Why: ', 'Upstream: ', 'Remove when: ']) {
    expect(header).toContain(word);
  }
});

test('at most ten components of the theme are overridden, each with its reason', () => {
  expect(overrides).toContain('DocItem/Layout');
  expect(overrides.length).toBeLessThanOrEqual(10);
  for (const name of overrides) {
    const source = readFileSync(path.join('src/theme', `${name}/index.tsx`), 'utf8');
    expect(source).toMatch(/^\/\/ Change: [^]*?Upstream: [\w-]+ 3\./);
  }
});
