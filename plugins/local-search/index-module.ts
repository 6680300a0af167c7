import type {
  NamedPage,
  NamedSection,
  NamesFile,
  ShortSection,
  TextsFile,
} from '@generated/local-search/default/index-files';
import type { Product } from '#products';
import type { IndexedPage } from './index-page';

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
    [`${name}-names.index.json`, { pages: pages.map(({ names }) => shorten(names)) }],
    [`${name}-texts.index.json`, { pages: pages.map(({ texts }) => texts) }],
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
  const rest = product.deprecated ? ', isDeprecated: true' : '';
  return `{ names: ${printUrl(name, 'names')}, texts: ${printUrl(name, 'texts')}${rest} }`;
}

function printUrl(name: string, stage: string): string {
  return `new URL(${JSON.stringify(`./${name}-${stage}.index.json`)}, import.meta.url).href`;
}

/**
 * What readers download before their first hit: without the anchors that follow from names, which
 * src/features/search/engine/records.ts adds, and without keywords that other names have.
 */
function shorten({ k, s, ...page }: NamedPage): NamesFile['pages'][number] {
  const names = [page.t, ...s.map(({ t }) => t)].map((name) => new Set(toWords(name)));
  const isKnown = (keyword: string) =>
    names.some((name) => toWords(keyword).every((word) => name.has(word)));
  return { ...page, k: k.filter((keyword) => !isKnown(keyword)), s: s.map(shortenSection) };
}

function shortenSection({ t, h }: NamedSection): ShortSection {
  if (h === `#field-${t}`) return { t };
  const slug = t
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
  return { t, h: h === `#${slug}` ? 1 : h };
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** @example 'api_media2' for the current version, 'api_media2-0.162' for an old one */
function toName({ product, versionPath }: ProductIndex, basePath: string): string {
  if (versionPath === basePath) return product.id;
  const version = versionPath.split('/').filter(Boolean).at(-1) ?? '';
  return `${product.id}-${version}`;
}
