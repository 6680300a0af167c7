// Change: parts of the theme that the configuration never shows are empty in the browser's bundle.
// Why: 7 KB on every page (decisions/0037-worth-of-each-patch.md).
// Upstream: theme-classic 3.10.2. Remove when: the theme loads its rare parts on demand.
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findInPackages, toError } from './find-target';

const THEME = '@docusaurus/theme-classic/lib/theme';

export default function unusedThemeParts({ siteDir, siteConfig }: LoadContext): Plugin {
  const nothing = path.join(siteDir, 'src/ui/Nothing.tsx');
  const unused = listUnusedParts(siteConfig.themeConfig as ThemeConfig);
  unused.forEach((name) => checkPart(name));
  return {
    name: 'unused-theme-parts',
    // In the HTML too: what the browser starts from has to be what it draws.
    configureWebpack: () => ({
      resolve: { alias: Object.fromEntries(unused.map((name) => [`@theme/${name}`, nothing])) },
    }),
  };
}

export function checkPart(name: string, patch = 'unused-theme-parts.ts'): void {
  if ([`${name}.js`, `${name}/index.js`].some((file) => findInPackages(`${THEME}/${file}`))) return;
  throw toError(patch, `the part “${name}” of theme-classic, which has none`);
}

type Item = ThemeConfig['navbar']['items'][number];

/** Types of navbar items that are drawn by their own component. */
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
 * @example listUnusedParts({ colorMode: { disableSwitch: true }, … }); // ['ColorModeToggle', …]
 */
export function listUnusedParts({
  announcementBar,
  colorMode,
  docs,
  footer,
  navbar,
}: ThemeConfig): string[] {
  const types = new Set(navbar.items.flatMap(listTypes));
  const hasColumns = footer?.links.some((link) => 'title' in link);
  const hasDropdown = DROPDOWNS.some((type) => types.has(type));
  return [
    // It would appear and disappear over the text while one scrolls.
    'BackToTopButton',
    // site/src/css/prose.css hides them: a note is told by its title and its color.
    ...['Danger', 'Info', 'Note', 'Tip', 'Warning'].map((name) => `Admonition/Icon/${name}`),
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(colorMode.disableSwitch ? ['ColorModeToggle', 'Navbar/ColorModeToggle'] : []),
    ...(docs.sidebar.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    hasColumns ? 'Footer/Links/Simple' : 'Footer/Links/MultiColumn',
    ...(hasDropdown ? [] : ['NavbarItem/DropdownNavbarItem']),
    ...Object.entries(ITEM_PARTS)
      .filter(([type]) => !types.has(type))
      .map(([, name]) => `NavbarItem/${name}`),
  ];
}

/** An item with items is a dropdown, whether it says so or not. */
function listTypes(item: Item): string[] {
  const { type, items } = item as { type?: string; items?: Item[] };
  return [items ? 'dropdown' : (type ?? 'default'), ...(items ?? []).flatMap(listTypes)];
}
