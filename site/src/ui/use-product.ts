import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ProductSummary } from '@docs/vendor';

export function useProducts(): ProductSummary[] {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { products } = customFields as { products?: ProductSummary[] };
  if (products) return products;
  throw new Error(
    '`customFields` of site/docusaurus.config.ts have no products. Add buildSummary() of each.',
  );
}

/**
 * The id of the product that is being read, and its version. Both are undefined on the other pages. The
 * framework's own `useActivePlugin()` compares words by their language for this, which takes 15 ms to
 * start, and the menu of phones is outside of the data of a version.
 */
export function useActiveDocs() {
  const { pathname } = useLocation();
  const docs = Object.entries(useAllDocsData()).map(([id, data]) => ({ id, ...data }));
  const active = findInnermost(docs, pathname);
  const versions = active?.versions ?? [];
  return { id: active?.id, version: findInnermost(versions, pathname), versions };
}

/** The version or product with the longest path above the page. */
function findInnermost<T extends { path: string }>(all: T[], pathname: string): T | undefined {
  const isAround = ({ path }: T): boolean => `${pathname}/`.startsWith(path.replace(/\/?$/, '/'));
  return all.filter(isAround).sort((a, b) => b.path.length - a.path.length)[0];
}

/** The product of the page, with the path of its first page in this version; throws where there is none. */
export function useProduct() {
  const { id, version, versions } = useActiveDocs();
  const product = useProducts().find((summary) => summary.id === id);
  if (!product || !version) {
    throw new Error(
      'This page belongs to no product. Use useProduct() on pages of site/content only.',
    );
  }
  return {
    ...product,
    path: `${version.path.replace(/\/$/, '')}/`,
    /** Where the product has several. */
    versionLabel: versions.length > 1 ? version.label : undefined,
  };
}
