import type { NamedPage, NamedSection, NamesFile, TextsFile } from '@docs/search/index-files';
import { toSlug } from '@docs/utils';
import type { Product } from '@docs/vendor';
import type { IndexedPage } from './index-page';
import synonyms from './synonyms.json';

export interface ProductIndex {
  product: Product;
  versionPath: string;
  pages: IndexedPage[];
}

/**
 * The files of the index, by name, and the two modules that know their URLs: all of them for the
 * worker, those of the names for pages. The bundler replaces `new URL(file, import.meta.url)` by the
 * URL of an asset.
 */
export function printIndexModule(
  indexes: ProductIndex[],
  basePath: string,
): { files: Record<string, NamesFile | TextsFile>; module: string; namesModule: string } {
  const named = indexes.map((index) => ({ ...index, name: toName(index, basePath) }));
  const files = named.flatMap(({ name, pages }): [string, NamesFile | TextsFile][] => [
    [`${name}-names.index.json`, buildNamesFile(pages.map(({ names }) => names))],
    [`${name}-texts.index.json`, buildTextsFile(pages)],
  ]);
  const versionPaths = [...new Set(named.map(({ versionPath }) => versionPath))];
  const print = (printFiles: (index: NamedIndex) => string): string => {
    const entries = versionPaths.map((versionPath) => {
      const members = named.filter((index) => index.versionPath === versionPath);
      const files = members.map(
        (index) => `${JSON.stringify(index.product.id)}: ${printFiles(index)}`,
      );
      return `${JSON.stringify(versionPath)}: {${files.join(',')}}`;
    });
    return `{${entries.join(',')}}`;
  };
  return {
    files: Object.fromEntries(files),
    module: [
      `export const basePath = ${JSON.stringify(basePath)};`,
      `export const indexFiles = ${print(printFiles)};`,
    ].join('\n'),
    namesModule: `export const namesFiles = ${print(({ name }) => printUrl(name, 'names'))};`,
  };
}

type NamedIndex = ProductIndex & { name: string };

function printFiles({ product, name }: NamedIndex): string {
  const rest = `${product.deprecated ? ', isDeprecated: true' : ''}${product.shared ? ', isShared: true' : ''}`;
  return `{ names: ${printUrl(name, 'names')}, texts: ${printUrl(name, 'texts')}${rest} }`;
}

function printUrl(name: string, stage: string): string {
  return `new URL(${JSON.stringify(`./${name}-${stage}.index.json`)}, import.meta.url).href`;
}

/** The names that readers download before their first hit. packages/search/src/records.ts adds the rest. */
export function buildNamesFile(pages: NamedPage[]): NamesFile {
  return {
    u: pages.map(({ u }) => u),
    t: pages.map(({ t }) => t),
    l: pages.map(({ t, l = t }) => (l === t ? 0 : l)),
    b: pages.map(({ b }) => b),
    s: pages.map(({ s }) => s.map(({ t }) => t)),
    h: pages.map(({ s }) => s.map(shortenAnchor)),
  };
}

function shortenAnchor({ t, h = '' }: NamedSection): string | 0 | 1 {
  if (h === `#field-${t}`) return 0;
  return h === `#${toSlug(t)}` ? 1 : h;
}

/** Readers type English, or Czech without diacritics; the pages have one word for each thing. */
const PAIRS = Object.entries(synonyms).flatMap(([said, typed]) =>
  typed.split(', ').map((word): [typed: string, said: string] => [word, said]),
);

/**
 * The text of all pages, and the synonyms that these pages can use. Only words of everyday developer
 * language are synonyms; a word that belongs to one page is in the keywords of that page.
 */
export function buildTextsFile(pages: IndexedPage[]): TextsFile {
  const words = JSON.stringify(pages).toLowerCase();
  return {
    pages: pages.map(({ texts }) => texts),
    synonyms: PAIRS.filter(([, said]) => words.includes(said)),
  };
}

/** @example 'api_media2' for the current version, 'api_media2-0.162' for an old one */
function toName({ product, versionPath }: ProductIndex, basePath: string): string {
  if (versionPath === basePath) return product.id;
  const version = versionPath.split('/').filter(Boolean).at(-1) ?? '';
  return `${product.id}-${version}`;
}
