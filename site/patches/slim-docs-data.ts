// Change: pages do not carry the titles, descriptions and paths of all other pages of their product.
// Why: 10 KB on every page (decisions/0037-worth-of-each-patch.md); cards and menus of versions read them,
// and where a site has those, they stay. Upstream: plugin-content-docs 3.10.2, props.js and globalData.js.
// Remove when: the plugin leaves them to the pages that read them.
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { RouteConfig } from '@docusaurus/types';
import { toError } from './find-target';

const patch = 'slim-docs-data.ts';

type Item = ThemeConfig['navbar']['items'][number];

/**
 * Leaves the titles and descriptions of all pages out of the data of a version. Only cards read them,
 * and a page of cards is made for a category with a generated index: a version that has one keeps all.
 */
export function slimRoute(route: RouteConfig): RouteConfig {
  const routes = route.routes?.map(slimRoute);
  const version = route.props?.version as PropVersionMetadata | undefined;
  const slim = routes === undefined ? route : { ...route, routes };
  if (version === undefined || hasCards(route)) return slim;
  const { docs, docsSidebars } = version;
  if (typeof docs !== 'object' || typeof docsSidebars !== 'object')
    throw toError(patch, `“docs” in the props of ${route.path}`);
  const sidebars = Object.entries(docsSidebars).map(([name, items]) => [name, items.map(slimItem)]);
  const slimVersion = { ...version, docs: {}, docsSidebars: Object.fromEntries(sidebars) as never };
  return { ...slim, props: { ...route.props, version: slimVersion } };
}

/** Cards look for a page by its id; breadcrumbs only ask whether there is one. */
function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return { ...item, items: item.items.map(slimItem) };
  if (item.type !== 'link' || item.docId === undefined) return item;
  const { unlisted, ...rest } = item;
  return { ...rest, ...(unlisted && { unlisted }), docId: '-' };
}

function hasCards({ props, routes = [] }: RouteConfig): boolean {
  return props?.categoryGeneratedIndex !== undefined || routes.some(hasCards);
}

/**
 * Leaves the list of all pages out of the data that every page of the site carries. The menu of
 * versions looks in it for the same page in another version, and an item of the navigation bar for
 * the page that it names: a product with one of them keeps the list.
 *
 * @param hasDocItems whether the navigation bar names a page of the product by its id
 */
export function slimGlobalData(data: unknown, { hasDocItems }: { hasDocItems: boolean }): unknown {
  const { versions, ...rest } = data as GlobalPluginData;
  if (!versions?.every(({ docs }) => Array.isArray(docs))) {
    throw toError(patch, '“docs” of the versions in the global data of plugin-content-docs');
  }
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
