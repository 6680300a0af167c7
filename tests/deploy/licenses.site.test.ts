import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licenses that ask for no more than to be named. */
const ALLOWED = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|MIT OR .*|\(MIT OR .*\))$/;

const [, list = ''] = readFileSync('build/licences.txt', 'utf8').split('\n\n');
const libraries = list.split('\n').map((line) => {
  const [, name = '', version = '', license = ''] = /^(\S+) (\S+): (.+)$/.exec(line) ?? [];
  return { line, name, version, license };
});

test('/licenses.txt lists what pages, console, search and sandbox are made with', () => {
  const names = libraries.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@docusaurus/core', 'comlink', 'minisearch', 'react', 'wink-nlp']),
  );
  expect(names).not.toContain('typescript');
});

test.each(libraries)('$line may be shipped', ({ version, license }) => {
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(license).toMatch(ALLOWED);
});
