import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '@docs/utils/node';
import { ENHANCEMENTS, findEnhancement } from './enhancements';
import { listRegexpFeatures, listUnsupportedApi } from './list-unsupported-api';
import { listUnsupportedCss } from './list-unsupported-css';

const files = (await listFiles('site/src')).map((file) => `site/src/${file}`);

// The types of all are found at once, which takes seconds.
const api = listUnsupportedApi([
  ...files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
  'packages/sandbox/src/worker.ts',
]);
const css = files
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => listUnsupportedCss(readFileSync(file, 'utf8'), file));

it('scripts rely on nothing that a supported browser lacks', () => {
  expect(api.filter(({ feature }) => findEnhancement(feature) === undefined)).toEqual([]);
});

it('style sheets rely on nothing that a supported browser lacks', () => {
  expect(css.filter(({ feature }) => findEnhancement(feature) === undefined)).toEqual([]);
});

it('every enhancement is still used', () => {
  const used = new Set([...api, ...css].map(({ feature }) => findEnhancement(feature)));
  expect(Object.keys(ENHANCEMENTS).filter((key) => !used.has(key))).toEqual([]);
});

it.each([
  ['/(?<=a)b/', ['lookbehind_assertion']],
  ['`(?<![${letters}])${name}`', ['lookbehind_assertion']],
  ['(?-i:a)', ['modifier']],
  ['(?:a)(?<name>b)(?=c)(?!d)', []],
])('listRegexpFeatures() of %s', (text, want) => {
  expect(listRegexpFeatures(text)).toEqual(want);
});
