import { expect, test } from 'vitest';
import type { NamesFile, TextsFile } from '@docs/search/index-files';
import { products } from '@docs/vendor';
import { readNames } from '@docs/search';
import { printIndexModule } from './index-module';
import type { IndexedPage } from './index-page';

const [first, second] = products;
const page: IndexedPage = {
  names: { u: '/a/', t: 'A', b: [], s: [] },
  texts: { d: 'About A.', k: [], i: '', s: [] },
};

test('each product and version has two files; old versions have their own path', () => {
  const { files, module, namesModule } = printIndexModule(
    [
      { product: first!, versionPath: '/', pages: [page] },
      { product: first!, versionPath: `/${first!.route}/1.0/`, pages: [] },
      { product: second!, versionPath: '/', pages: [] },
    ],
    '/',
  );
  expect(Object.keys(files)).toEqual([
    `${first!.id}-names.index.json`,
    `${first!.id}-texts.index.json`,
    `${first!.id}-1.0-names.index.json`,
    `${first!.id}-1.0-texts.index.json`,
    `${second!.id}-names.index.json`,
    `${second!.id}-texts.index.json`,
  ]);
  expect(readNames(files[`${first!.id}-names.index.json`] as NamesFile).pages).toEqual([
    page.names,
  ]);
  expect(module).toContain('export const basePath = "/";');
  expect(module).toContain(`"/${first!.route}/1.0/": {"${first!.id}"`);
  expect(namesModule).toContain(`"/${first!.route}/1.0/": {"${first!.id}": new URL(`);
  expect(namesModule).not.toContain('-texts');
});

test('anchors that follow from names are left out, and the search adds them', () => {
  const sections = [
    { t: 'cursor', h: '#field-cursor' },
    { t: 'Paging', h: '#paging' },
    { t: 'What is “free”?', h: '#what-is-free' },
    { t: 'Dates – and times', h: '#dates--and-times' },
    { t: 'Dates', h: '#dates-1' },
    { t: 'Čas', h: '#čas' },
    { t: 'Paging', h: '' },
  ];
  const fields = { ...page, names: { ...page.names, s: sections } };
  const { files } = printIndexModule([{ product: first!, versionPath: '/', pages: [fields] }], '/');
  const file = files[`${first!.id}-names.index.json`] as NamesFile;
  expect(file.h).toEqual([[0, 1, 1, 1, '#dates-1', '#čas', '']]);
  expect(readNames(file).pages[0]?.s).toEqual(sections);
});

test('a product has only the synonyms that lead to something', () => {
  const texts = { ...page.texts, i: 'Each photo has a cursor.' };
  const pages = [{ ...page, texts }];
  const { files } = printIndexModule([{ product: first!, versionPath: '/', pages }], '/');
  const { synonyms } = files[`${first!.id}-texts.index.json`] as TextsFile;
  expect(synonyms).toContainEqual(['image', 'photo']);
  expect(synonyms).toContainEqual(['next page', 'cursor']);
  expect(synonyms.map(([, said]) => said)).not.toContain('sentiment');
});
