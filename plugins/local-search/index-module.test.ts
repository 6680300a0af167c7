import { expect, test } from 'vitest';
import type { NamesFile } from '@generated/local-search/default/index-files';
import { products } from '#products';
import { addAnchors } from '../../src/features/search/engine/records';
import { printIndexModule } from './index-module';
import type { IndexedPage } from './index-page';

const [first, second] = products;
const page: IndexedPage = {
  names: { u: '/a/', t: 'A', b: [], k: [], s: [] },
  texts: { d: 'About A.', i: '', s: [] },
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
  expect(files[`${first!.id}-names.index.json`]).toEqual({ pages: [page.names] });
  expect(module).toContain('export const basePath = "/";');
  expect(module).toContain(`"/${first!.route}/1.0/": {"${first!.id}"`);
  expect(namesModule).toContain(`"/${first!.route}/1.0/": {"${first!.id}": new URL(`);
  expect(namesModule).not.toContain('-texts');
});

test('anchors of fields are left out, and the search adds them', () => {
  const sections = [
    { t: 'cursor', h: '#field-cursor' },
    { t: 'Paging', h: '#paging' },
    { t: 'Paging', h: '' },
  ];
  const fields = { ...page, names: { ...page.names, s: sections } };
  const { files } = printIndexModule([{ product: first!, versionPath: '/', pages: [fields] }], '/');
  const file = files[`${first!.id}-names.index.json`] as NamesFile;
  expect(JSON.stringify(file)).not.toContain('#field-cursor');
  expect(addAnchors(file).pages[0]?.s).toEqual(sections);
});
