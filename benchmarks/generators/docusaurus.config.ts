import type { Config } from '@docusaurus/types';

/**
 * Docusaurus as it comes, for the texts of this site: what readers would have without our own theme
 * parts, plugins and steps. `build.ts` lays the texts beside a copy of this file.
 */
const config: Config = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true, fasterByDefault: true } },
  themes: ['@docusaurus/theme-classic'],
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
};

export default config;
