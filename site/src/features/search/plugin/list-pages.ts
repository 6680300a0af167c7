import path from 'node:path';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { isExamplePage } from '@docs/vendor';
import type { Product } from '@docs/vendor';
import type { SourcePage } from './index-page';

/** The pages of one version of a product, in the order of its sidebar, then by URL; without their text. */
export function listPages(
  version: LoadedVersion,
  product: Product,
  { siteConfig, siteDir }: LoadContext,
): Omit<SourcePage, 'source'>[] {
  const breadcrumbs = buildBreadcrumbs(version.sidebars);
  const order = new Map([...breadcrumbs.keys()].map((id, index) => [id, index]));
  const listed = version.docs.filter((doc) => !doc.unlisted && !isExamplePage(doc.permalink));
  const toOrder = (doc: DocMetadata) => order.get(doc.id) ?? Infinity;
  const sorted = listed.sort(
    (a, b) => compare(toOrder(a), toOrder(b)) || a.permalink.localeCompare(b.permalink),
  );
  return sorted.map((doc) => ({
    file: doc.source.replace('@site', path.basename(siteDir)),
    permalink: applyTrailingSlash(doc.permalink, siteConfig),
    title: doc.title,
    label: doc.frontMatter.sidebar_label,
    description: doc.description,
    keywords: readKeywords(doc.frontMatter),
    breadcrumb: [
      product.title,
      ...(breadcrumbs.get(doc.id) ?? findParents(doc, listed, breadcrumbs)),
    ],
    contract: product.contract,
  }));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** A page that the sidebar does not list is below the listed one whose path its own continues. */
function findParents(
  doc: DocMetadata,
  docs: DocMetadata[],
  breadcrumbs: Map<string, string[]>,
): string[] {
  const [parent] = docs
    .filter(({ id, permalink }) => id !== 'index' && isBelow(doc.permalink, permalink))
    .filter(({ id }) => breadcrumbs.has(id))
    .sort((a, b) => b.permalink.length - a.permalink.length);
  if (parent === undefined) return [];
  const { sidebar_label: label = parent.title } = parent.frontMatter;
  return [...breadcrumbs.get(parent.id)!, label];
}

function isBelow(permalink: string, parent: string): boolean {
  return permalink.startsWith(`${parent.replace(/\/$/, '')}/`) && permalink !== parent;
}

function readKeywords(frontMatter: DocMetadata['frontMatter']): string[] {
  return (frontMatter.keywords ?? []).map(String);
}

type Item = LoadedVersion['sidebars'][string][number];

/**
 * The categories above each page of a version's sidebars, by the id of the page.
 *
 * @example
 * buildBreadcrumbs({ sidebar: [{ type: 'category', label: 'Guide', items: [{ type: 'doc', id: 'guide/kb' }] }] })
 *   .get('guide/kb'); // ['Guide']
 */
export function buildBreadcrumbs(sidebars: Record<string, Item[]>): Map<string, string[]> {
  const breadcrumbs = new Map<string, string[]>();
  Object.values(sidebars).forEach((items) => items.forEach((item) => read(item, [])));
  return breadcrumbs;

  function read(item: Item, above: string[]): void {
    if (item.type === 'doc' || item.type === 'ref') breadcrumbs.set(item.id, above);
    if (item.type !== 'category') return;
    if (item.link?.type === 'doc') breadcrumbs.set(item.link.id, above);
    item.items.forEach((child) => read(child, [...above, item.label]));
  }
}
