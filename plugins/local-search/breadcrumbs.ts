import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Item = LoadedVersion['sidebars'][string][number];

/**
 * The categories above each page of a version's sidebars, by the id of the page.
 *
 * @example
 * toBreadcrumbs({ sidebar: [{ type: 'category', label: 'Guide', items: [{ type: 'doc', id: 'guide/kb' }] }] })
 *   .get('guide/kb'); // ['Guide']
 */
export function toBreadcrumbs(sidebars: Record<string, Item[]>): Map<string, string[]> {
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
