import { describe, expect, test } from 'vitest';
import { exampleRequest } from './testing/example-request';
import { hostileValues } from './hostile-values';
import { commonLanguages as languages, divideLanguages, listLanguages } from './languages';
import { KEY_PLACEHOLDER } from './request';

const requests = hostileValues.map(([, value]) => ({ ...exampleRequest, body: { text: value } }));

describe.each(languages)('$label', ({ fileName, print, supports }) => {
  const samples = requests.filter((request) => supports?.(request) ?? true).map(print);

  test('a sample names the key exactly once', () => {
    expect(samples.filter((text) => text.split(KEY_PLACEHOLDER).length !== 2)).toEqual([]);
  });

  test('a sample ends with one line break, and no line with white space', () => {
    expect(samples.filter((text) => !/\S\n$/.test(text) || /[ \t]\n/.test(text))).toEqual([]);
  });

  test('a file is named after the operation', () => {
    expect(fileName({ ...exampleRequest, name: 'kbInfoBoxes' })).toMatch(/^kb[-_]?info[-_]?boxes/i);
  });
});

test('listLanguages() leaves out what cannot express a request', () => {
  const listed = listLanguages(languages, { ...exampleRequest, body: 'x'.repeat(100_000) });
  const left = languages.filter((language) => !listed.includes(language)).map(({ id }) => id);
  expect(left).toEqual(['curl-windows', 'java']);
});

test('divideLanguages() makes tabs of the first three, and leaves out what cannot express a request', () => {
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const { tabs, others } = divideLanguages(languages, { ...exampleRequest, body: [] });
  expect(ids(tabs)).toEqual(['curl', 'javascript', 'python']);
  expect(ids(others)).toEqual(ids(languages.slice(3)));
});
