import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, PluginConfig } from '@docusaurus/types';
import pageScripts, { pageTemplate } from './plugins/page-template';
import productDocs from './plugins/docs';
import inputs from './plugins/inputs';
import licenses from './plugins/licenses';
import openapiPage from './src/features/openapi/plugin';
import changes from './src/features/changes/plugin';
import nestedTypes from './src/features/nested-types/plugin';
import fieldCards from './src/features/field-cards/plugin';
import sandbox from './src/features/sandbox/plugin';
import unusedThemeParts from './patches/unused-theme-parts';
import smallPackages from './patches/small-packages';
import sharedChunks from './patches/shared-chunks';
import slimGenerated from './patches/slim-generated';
import loadOnIntent from './patches/load-on-intent';
import stayWhenOffline from './patches/stay-when-offline';
import matchCase from './patches/match-case';
import sameNames from './patches/same-names';
import localSearch from './src/features/search/plugin';
import downloads from './plugins/downloads';
import markdownVersions from './plugins/markdown-versions';
import { createGitDates } from './plugins/last-update/git-dates';
import { listVersionMenus } from './plugins/docs/version-menus';
import { listMdxPlugins } from './plugins/mdx';
import type { Product, ProductSummary } from '@docs/vendor';
import {
  interactiveContract,
  interactiveReference,
  products,
  provider,
  withChanges,
} from '@docs/vendor';

const title = `${provider.name} API docs`;

const navbar: UserThemeConfig['navbar'] = {
  title,
  logo: { alt: '', src: '/img/mark.svg', width: 26, height: 26 },
  // On narrow screens: site/src/css/shell.css.
  hideOnScroll: true,
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
    {
      label: `${withChanges[0]?.navLabel} reference`,
      to: interactiveReference.to,
      position: 'left',
    },
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
      items: [interactiveReference, ...provider.apiLinks],
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

function findSidebar(id: string): string {
  const written = `content/${id}/sidebar.ts`;
  return existsSync(path.join(__dirname, written)) ? `./${written}` : './content/api-sidebar.ts';
}

function buildDocsPlugin({ id, route, contract }: Product) {
  return [
    productDocs,
    {
      id,
      path: `content/${id}`,
      routeBasePath: route,
      sidebarPath: findSidebar(id),
      // Readers see the pages that are being written; a frozen version moves to `/<route>/<version>/`.
      lastVersion: 'current',
      versions: { current: { label: 'Current' } },
      contract,
      showLastUpdateTime: true,
      ...listMdxPlugins(contract),
    },
  ] as const;
}

/** For the frame of pages, the list of search results, and the page for unknown URLs. */
function buildSummary(product: Product): ProductSummary {
  const { id, title, purpose, contract, deprecated, otherVersion } = product;
  return {
    ...{ id, title, purpose: purpose.charAt(0).toLowerCase() + purpose.slice(1) },
    ...{ contract, deprecated, otherVersion },
    ...(contract === interactiveContract && { interactiveReference }),
  };
}

const pages: PagesOptions = {
  path: 'src/pages',
  mdxPageComponent: '@site/src/ui/Page.tsx',
  ...listMdxPlugins(),
};

const sitemap: SitemapOptions = {
  lastmod: 'date',
  // The list of code examples leads to them.
  ignorePatterns: products.flatMap(({ route, examplePages }) =>
    examplePages === undefined ? [] : [`/${route}/${examplePages}/*/`],
  ),
};

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
  customFields: { contact: provider.contact, products: products.map(buildSummary) },
  clientModules: [
    './src/client-modules/read-path.ts',
    './src/client-modules/show-position.ts',
    './src/client-modules/progress-bar.ts',
    './src/ui/press-again.ts',
    './src/client-modules/copy.ts',
    './src/client-modules/filter-sidebar.ts',
    './src/features/field-cards/open-card.ts',
  ],
  themes: [
    ['./patches/theme-assets.ts', { customCss: './src/css/index.css' } satisfies ThemeOptions],
  ],
  // As functions, not as paths: their modules are then loaded once for all of them.
  plugins: [
    ...products.map(buildDocsPlugin),
    inputs,
    licenses,
    pageScripts,
    openapiPage,
    changes,
    nestedTypes,
    fieldCards,
    sandbox,
    // Deviations from stock Docusaurus, each worth it alone (site/patches/README.md).
    unusedThemeParts,
    smallPackages,
    sharedChunks,
    slimGenerated,
    loadOnIntent,
    stayWhenOffline,
    matchCase,
    sameNames,
    localSearch,
    ['@docusaurus/plugin-content-pages', pages],
    downloads,
    markdownVersions,
    ['@docusaurus/plugin-sitemap', sitemap],
  ] as PluginConfig[],
  themeConfig,
};

export default config;
