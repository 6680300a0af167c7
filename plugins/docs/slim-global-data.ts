import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { ThemeConfig } from '@docusaurus/theme-common';

type Item = ThemeConfig['navbar']['items'][number];

/**
 * Leaves the list of all pages out of the data that every page of the site carries. The menu of
 * versions looks in it for the same page in another version, and an item of the navigation bar for
 * the page that it names: a product with one of them keeps the list.
 *
 * @param hasDocItems whether the navigation bar names a page of the product by its id
 */
export function slimGlobalData(data: unknown, { hasDocItems }: { hasDocItems: boolean }): unknown {
  const { versions, ...rest } = data as GlobalPluginData;
  if (versions.length > 1 || hasDocItems) return data;
  return { ...rest, versions: versions.map((version) => ({ ...version, docs: [] })) };
}

/** Whether a navigation bar has an item of type `doc` for a product, in a menu or outside. */
export function hasDocItems(items: Item[], product: string): boolean {
  return items.some((item) => {
    const { type, docsPluginId, items: inner = [] } = item as Item & DocItem;
    return (type === 'doc' && docsPluginId === product) || hasDocItems(inner, product);
  });
}

interface DocItem {
  type?: string;
  docsPluginId?: string;
  items?: Item[];
}
