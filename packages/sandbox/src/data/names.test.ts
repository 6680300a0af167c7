import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render } from '@docs/genja';
import { findNames } from '../analysis/language/gazetteer';
import { describeNames, KNOWN_NAMES } from '../known-names';
import czechForms from './names.cases.json';
import { items, topics } from './items';

const named = [...items.values()].slice(0, -topics.length);

test('the names are as many as the pages say, and small enough to load', () => {
  expect(named.length - (named.length % 100)).toBe(KNOWN_NAMES);
  const table = readFileSync('packages/sandbox/src/data/names.data.json');
  expect(gzipSync(table).length).toBeLessThan(25 * 1024);
});

test.each(['en', 'cs', 'de'])('no name means two things: %s', (language) => {
  const names = named.flatMap(({ names, id }) =>
    (names[language] ?? []).filter((name) => /\p{Lu}/u.test(name)).map((name) => [name, id]),
  );
  const matches = names.map(([name = '']) => [
    name,
    ...findNames(name, language).map(({ item }) => item.id),
  ]);
  expect(matches).toEqual(names);
});

test('unknown names are listed once, and the rest is counted', () => {
  expect(describeNames(['Roland Busch', 'Busch'])).toContain(
    'not these in this text: Roland Busch.',
  );
  expect(describeNames([...'ABCDEFGHIJKLMN'])).toContain('K, L, and 2 more.');
});

test.each(czechForms.flatMap((line) => line.split('; ')))('%s: Czech forms', (entry) => {
  const [name, forms = ''] = entry.split(' | ');
  const matches = findNames(forms, 'cs');
  expect(matches.map(({ start, end }) => forms.slice(start, end)).join(', ')).toBe(forms);
  expect(new Set(matches.map(({ item }) => item.names.en?.[0]))).toEqual(new Set([name]));
});

// Genja's dictionary was not made for these names; what it is not sure of, it says.
test('Czech names are recognized in the forms that Genja gives them', () => {
  const missed: string[] = [];
  for (const item of named.filter(({ type }) => type !== 'general' && type !== 'event')) {
    const [name = ''] = item.names.cs ?? [];
    for (const code of ['2', '3', '4', '6', '7']) {
      const template = `{{ name|m('${code}') }}`;
      const result = render({ template, data: { name }, language: 'cs' });
      if (!result.ok || result.warnings.length > 0) continue;
      const [match] = findNames(result.output, 'cs');
      if (match?.item !== item) missed.push(result.output);
    }
  }
  expect(missed).toEqual(['Karlovými Vary', 'Lékařích bez hranic']);
});
