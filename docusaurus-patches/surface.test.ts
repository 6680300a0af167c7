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

/** Bytes of the median page for which a deviation stays. */
const WORTH = 3000;

function readHeader(name: string): string {
  return readFileSync(path.join(__dirname, name), 'utf8').split(/^import/m)[0] ?? '';
}

/** The cells of a deviation in the table of the decision. */
function readRow(name: string): string[] {
  const decision = readFileSync('decisions/0015-docusaurus-patches.md', 'utf8');
  const row = decision.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
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

test.each(deviations)('%s has a row with its bytes and its time in the decision', (name) => {
  expect(readRow(name).slice(1)).toEqual([
    expect.stringMatching(/^[+−]\d/),
    expect.stringMatching(/^[+−]\d/),
    expect.stringMatching(/^\d\.\d\d$/),
    expect.stringContaining('stays'),
  ]);
});

test.each(deviations)('%s says the bytes of the decision, if those are its reason', (name) => {
  const bytes = Number(readRow(name)[1]?.replace('−', '-').replaceAll(',', ''));
  if (bytes < WORTH) return;
  expect(readHeader(name)).toContain(`${Math.round(bytes / 1000)} KB`);
});

test('at most ten components of the theme are overridden, each with its reason', () => {
  expect(overrides).toContain('DocItem/Layout');
  expect(overrides.length).toBeLessThanOrEqual(10);
  for (const name of overrides) {
    const source = readFileSync(path.join('src/theme', `${name}/index.tsx`), 'utf8');
    expect(source).toMatch(/^\/\/ Change: [^]*?Upstream: [\w-]+ 3\./);
  }
});
