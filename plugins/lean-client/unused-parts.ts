import type { ThemeConfig } from '@docusaurus/theme-common';

type Item = ThemeConfig['navbar']['items'][number];

/** Types of navbar items that are drawn by a component of their own. */
const ITEM_PARTS: Record<string, string> = {
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
  html: 'HtmlNavbarItem',
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
};

const DROPDOWNS = ['dropdown', 'localeDropdown', 'docsVersionDropdown'];

/**
 * Parts of the theme that a configuration never shows, as names below `@theme/`. The theme imports
 * all of them, so every reader would download them.
 *
 * @example
 * listUnusedParts({ colorMode: { disableSwitch: true }, … }); // ['ColorModeToggle', …]
 */
export function listUnusedParts({
  announcementBar,
  colorMode,
  docs,
  footer,
  navbar,
}: ThemeConfig): string[] {
  const types = new Set(navbar.items.flatMap(listTypes));
  const hasDropdown = DROPDOWNS.some((type) => types.has(type));
  return [
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(colorMode.disableSwitch ? ['ColorModeToggle', 'Navbar/ColorModeToggle'] : []),
    ...(docs.sidebar.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...(isInColumns(footer) ? ['Footer/Links/Simple'] : ['Footer/Links/MultiColumn']),
    ...(hasDropdown ? [] : ['NavbarItem/DropdownNavbarItem']),
    ...Object.entries(ITEM_PARTS)
      .filter(([type]) => !types.has(type))
      .map(([, part]) => `NavbarItem/${part}`),
  ];
}

/** An item with items is a dropdown, whether it says so or not. */
function listTypes(item: Item): string[] {
  const { type, items } = item as { type?: string; items?: Item[] };
  return [items ? 'dropdown' : (type ?? 'default'), ...(items ?? []).flatMap(listTypes)];
}

function isInColumns(footer: ThemeConfig['footer']): boolean {
  return footer?.links.some((link) => 'title' in link) ?? false;
}
