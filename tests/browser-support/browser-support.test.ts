import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listLacking } from './compat-data';
import { ENHANCEMENTS, findEnhancement } from './enhancements';
import { listFiles } from './list-files';
import { listRegexpFeatures, listUnsupportedApi } from './list-unsupported-api';
import type { Unsupported } from './list-unsupported-api';
import { listUnsupportedCss } from './list-unsupported-css';

const FIXTURE = 'tests/browser-support/fixture.ts';

// The types of all are found at once, which takes seconds.
const all = listUnsupportedApi([
  ...listFiles('site/src', /(?<!\.test)\.tsx?$/),
  'packages/sandbox/src/worker.ts',
  FIXTURE,
]);
const isOfFixture = ({ location }: Unsupported): boolean => location.startsWith(FIXTURE);
const api = all.filter((item) => !isOfFixture(item));
const css = listFiles('site/src', /\.css$/).flatMap((file) =>
  listUnsupportedCss(readFileSync(file, 'utf8'), file),
);

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

it('listUnsupportedApi() finds members by the type of what they belong to', () => {
  const unsupported = all.filter(isOfFixture);
  expect(unsupported.map(({ feature, location }) => [feature, location.split(':')[1]])).toEqual([
    ['api.Request.body', '5'],
    ['api.Request.body', '9'],
    ['api.CookieStore', '13'],
    ['javascript.regular_expressions.modifier', '15'],
  ]);
});

it.each([
  ['/(?<=a)b/', ['lookbehind_assertion']],
  ['`(?<![${letters}])${name}`', ['lookbehind_assertion']],
  ['(?-i:a)', ['modifier']],
  ['(?:a)(?<name>b)(?=c)(?!d)', []],
])('listRegexpFeatures() of %s', (text, want) => {
  expect(listRegexpFeatures(text)).toEqual(want);
});

it('listUnsupportedCss() leaves out what the style sheet asks for', () => {
  const text = 'a { zoom: 2 } @supports (zoom: 2) { a { zoom: 2 } } b:hover { color: red }';
  expect(listUnsupportedCss(text, 'a.css').map(({ feature }) => feature)).toEqual([
    'css.properties.zoom',
  ]);
});

it('listUnsupportedCss() knows a shorthand that some browser reads only without a thickness', () => {
  const unsupported = listUnsupportedCss('a { text-decoration: underline 2px }', 'a.css');
  expect(unsupported.map(({ feature }) => feature)).toEqual([
    'css.properties.text-decoration.includes_thickness',
  ]);
});

it('a feature that no browser has is lacking in all of them', () => {
  const none = { __compat: { support: { firefox: { version_added: false } } } };
  expect(listLacking(none as never)).toEqual(['firefox 125']);
  expect(listLacking(undefined)).toEqual([]);
});
