import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Doc = Parameters<Generator>[0]['docs'][number];
type Items = Awaited<ReturnType<Generator>>;

/**
 * Makes the sidebar of a generated folder: pages without a group first, then a category for each
 * `sidebar_group` of their front matter, in the order of `sidebar_position`. The groups are in
 * the pages, so a frozen version keeps them.
 */
export const groupReference: Generator = ({ item, docs }) => {
  const members = docs
    .filter((doc) => doc.id.startsWith(`${item.dirName}/`) && !doc.id.endsWith('/index'))
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  const toGroup = (doc: Doc) => doc.frontMatter.sidebar_group as string | undefined;
  const groups = [...new Set(members.map(toGroup))].filter((group) => group !== undefined);
  return [
    ...members.filter((doc) => toGroup(doc) === undefined).map(toItem),
    ...groups.map((group) => ({
      type: 'category' as const,
      label: group,
      items: toLists(members.filter((doc) => toGroup(doc) === group)),
    })),
  ] as Items;
};

/** The page of the endpoints, then the types as a list with a heading; types alone need none. */
function toLists(members: Doc[]): Items {
  const isType = (doc: Doc): boolean => doc.frontMatter.sidebar_label === undefined;
  const types = members.filter(isType).map(toItem);
  const endpoints = members.filter((doc) => !isType(doc)).map(toItem);
  if (endpoints.length === 0 || types.length === 0) return [...endpoints, ...types];
  const list = { type: 'category', label: 'Types', collapsible: false, collapsed: false };
  return [...endpoints, { ...list, items: types }] as Items;
}

function toItem(doc: Doc): Items[number] {
  const label = doc.frontMatter.sidebar_label as string | undefined;
  return { type: 'doc', id: doc.id, ...(label !== undefined && { label }) };
}
