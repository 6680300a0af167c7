import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licenses that ask for no more than to be named. */
const ALLOWED = /^(MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause|MIT OR .*|\(MIT OR .*\))$/;

const [, list = ''] = readFileSync('build/licences.txt', 'utf8').split('\n\n');
const libraries = list.split('\n').map((line) => {
  const [, name = '', version = '', license = ''] = /^(\S+) (\S+): (.+)$/.exec(line) ?? [];
  return { line, name, version, license };
});

test('the file of licenses lists what pages, console, search and sandbox are made with', () => {
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

interface BillOfMaterials {
  components: { purl: string }[];
}

function readPackageUrls(file: string): string[] {
  const bom = JSON.parse(readFileSync(file, 'utf8')) as BillOfMaterials;
  return bom.components.map(({ purl }) => purl);
}

const toPackageUrl = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

test('/bom.cdx.json lists the same libraries', () => {
  expect(readPackageUrls('build/bom.cdx.json')).toEqual(
    libraries.map(({ name, version }) => toPackageUrl(name, version)),
  );
});

test.each(['mcp/server', 'downloads/sandbox'])(
  'the bill of materials of /%s.mjs lists what is in it',
  (file) => {
    const [, listed = ''] = /^Libraries in this file[^\n]*\n\n([^]*?)\n\n/m.exec(
      readFileSync(`build/${file}.mjs`, 'utf8'),
    )!;
    const urls = readPackageUrls(`build/${file}.cdx.json`);
    expect(urls.length).toBeGreaterThan(0);
    expect(urls).toEqual(
      listed.split('\n').map((line) => {
        const [, name = '', version = ''] = /^(\S+) (\S+): /.exec(line)!;
        return toPackageUrl(name, version);
      }),
    );
  },
);
