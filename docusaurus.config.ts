import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, PluginConfig } from '@docusaurus/types';
import { pageTemplate } from './plugins/page-template';
import { createGitDates } from './plugins/last-update/git-dates';
import { listVersionMenus } from './plugins/docs/version-menus';
import { toMdxPlugins } from './plugins/mdx';
import type { Product, UnknownPageItem } from './content/products';
import { interactiveReference, products } from './content/products';
import { provider } from './content/provider';

const title = `${provider.name} API docs`;

const navbar: UserThemeConfig['navbar'] = {
  title,
  logo: { alt: '', src: '/img/mark.svg', width: 26, height: 26 },
  items: [
    ...products.flatMap(({ navLabel, route, activeBaseRegex }) =>
      navLabel === undefined
        ? []
        : [
            {
              label: navLabel,
              to: `/${route}/`,
              position: 'left' as const,
              ...(activeBaseRegex !== undefined && { activeBaseRegex }),
            },
          ],
    ),
    ...listVersionMenus(products, __dirname),
    { label: 'Homepage', href: provider.homepage, position: 'right' },
    { label: 'News', href: provider.news, position: 'right' },
  ],
};

const footer: UserThemeConfig['footer'] = {
  links: [
    {
      title: 'Documentation',
      items: products.map(({ title: label, route }) => ({ label, to: `/${route}/` })),
    },
    {
      title: 'APIs',
      items: [
        interactiveReference,
        { label: 'Media API host', href: provider.hosts.mediaApi },
        { label: 'General API host', href: provider.hosts.generalApi },
        { label: 'Service status (API)', href: provider.status },
      ],
    },
    {
      title: provider.name,
      items: [
        { label: 'Homepage', href: provider.homepage },
        { label: 'News', href: provider.news },
        { label: 'Contact', href: `mailto:${provider.contact}` },
        { label: 'Changes', to: '/changes/' },
        { label: 'Accessibility', to: '/accessibility/' },
        { label: 'Quality', to: '/quality/' },
        { label: 'Licenses', href: 'pathname:///licences.txt' },
      ],
    },
  ],
  copyright: `© 2025 ${provider.name}`,
};

const themeConfig: UserThemeConfig = {
  navbar,
  footer,
  // The site has one theme, light; the switch would lead nowhere.
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
  docs: { sidebar: { autoCollapseCategories: true, hideable: false } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  image: 'img/social.png',
  metadata: [{ name: 'theme-color', content: '#ffffff' }],
};

function toDocsPlugin({ id, route, contract }: Product): PluginConfig {
  return [
    './plugins/docs/index.ts',
    {
      id,
      path: `content/${id}`,
      routeBasePath: route,
      sidebarPath: `./content/${id}/sidebar.ts`,
      // What is being written is what readers see; a frozen version moves to `/<route>/<version>/`.
      lastVersion: 'current',
      versions: { current: { label: 'Current' } },
      contract,
      showLastUpdateTime: true,
      ...toMdxPlugins(contract),
    },
  ];
}

/** What the page for unknown URLs says of a product. All pages of a product may turn into that page. */
function toUnknownPageItem({ title: label, route, purpose }: Product): UnknownPageItem {
  return { label, to: `/${route}/`, purpose: purpose.charAt(0).toLowerCase() + purpose.slice(1) };
}

const pages: PagesOptions = { path: 'src/pages', ...toMdxPlugins() };

const config: Config = {
  title,
  tagline: 'Understand text. Tag it. Illustrate it.',
  favicon: 'img/favicon.svg',
  url: provider.site,
  baseUrl: '/',
  trailingSlash: true,
  // Readers get a warning's consequence, not a failed site; our own test fails on any warning.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' } },
  future: {
    faster: true,
    experimental_vcs: createGitDates(__dirname),
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: false,
      // The storage keys are part of the specification: `theme`, not `theme-<hash>`.
      siteStorageNamespacing: false,
    },
  },
  ssrTemplate: pageTemplate,
  customFields: { contact: provider.contact, unknownPage: products.map(toUnknownPageItem) },
  clientModules: [
    './src/client-modules/read-path.ts',
    './src/client-modules/light-target.ts',
    './src/client-modules/press-again.ts',
    './src/client-modules/copy-anchor.ts',
    './src/client-modules/open-card.ts',
    './src/client-modules/offer-tools.ts',
  ],
  themes: [
    [
      './docusaurus-patches/theme-assets.ts',
      { customCss: './src/css/index.css' } satisfies ThemeOptions,
    ],
  ],
  plugins: [
    ...products.map(toDocsPlugin),
    './plugins/inputs/index.ts',
    './plugins/licenses/index.ts',
    './plugins/page-template/index.ts',
    './plugins/openapi-page/index.ts',
    './plugins/changes/index.ts',
    './plugins/quality/index.ts',
    './plugins/nested-types/index.ts',
    './plugins/field-cards/index.ts',
    './plugins/sandbox/index.ts',
    './plugins/webmcp/index.ts',
    // What is not stock Docusaurus; each is worth it alone (docusaurus-patches/README.md).
    './docusaurus-patches/unused-theme-parts.ts',
    './docusaurus-patches/small-packages.ts',
    './docusaurus-patches/shared-chunks.ts',
    './docusaurus-patches/slim-generated.ts',
    './docusaurus-patches/load-on-intent.ts',
    './docusaurus-patches/stay-when-offline.ts',
    './docusaurus-patches/match-case.ts',
    './plugins/local-search/index.ts',
    ['@docusaurus/plugin-content-pages', pages],
    './plugins/downloads/index.ts',
    './plugins/markdown-versions/index.ts',
    ['@docusaurus/plugin-sitemap', { lastmod: 'date' } satisfies SitemapOptions],
  ],
  themeConfig,
};

export default config;
