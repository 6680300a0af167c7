import { DOCUSAURUS } from '../../../tests/support/build-fixture';
import type { TextPage } from './text-pages';

/** A generator that makes a documentation site of Markdown, with its default theme and search. */
export interface Generator {
  name: string;
  /** From npm, in exact versions; none where the site has them itself. */
  packages: Record<string, string>;
  /** The script that builds the folder it is started in, as its arguments. */
  build: string[];
  /** Where it looks for pages, and where it puts the built site. */
  pages: string;
  output: string;
  /** Its configuration, as it comes except for what the text needs, by path. */
  configure(pages: TextPage[]): Record<string, string>;
  printPage(page: TextPage): string;
  /** The navigation beside the text, as a selector. */
  sidebar: string;
  /** A search that comes with it and needs no other host, opened with Ctrl+K: its first hit, and all of them. */
  search?: { first: string; list: string };
}

const STOCK = {
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

/** In the version of the site. It comes without a search that needs no other host. */
export const docusaurus: Generator = {
  name: 'stock Docusaurus',
  packages: {},
  build: [DOCUSAURUS, 'build'],
  pages: 'docs',
  output: 'build',
  configure: () => ({ 'docusaurus.config.mjs': `export default ${JSON.stringify(STOCK)};\n` }),
  printPage: ({ title, text }) => `# ${title}\n${text}`,
  sidebar: 'nav[aria-label="Docs sidebar"]',
};

/** The newest that runs with Node 20 without changes. Its sidebar has to be written out. */
const vitepress: Generator = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  build: ['../node_modules/vitepress/bin/vitepress.js', 'build'],
  pages: '.',
  output: '.vitepress/dist',
  configure: (pages) => {
    const themeConfig = { search: { provider: 'local' }, sidebar: toSidebar(pages) };
    const config = { title: 'VitePress', ignoreDeadLinks: true, themeConfig };
    return { '.vitepress/config.mjs': `export default ${JSON.stringify(config)};\n` };
  },
  // Vue would run what Genja writes into code.
  printPage: (page) => docusaurus.printPage(page).replace(/`[^`\n]*\{\{[^`\n]*`/g, '$&{v-pre}'),
  sidebar: '.VPSidebar',
  search: { first: '#localsearch-list', list: '#localsearch-list' },
};

/** Later versions need Astro 6, which needs Node 22. Without a slug, URLs would be lowercase. */
const starlight: Generator = {
  name: 'Starlight',
  packages: { astro: '5.18.2', '@astrojs/starlight': '0.37.7' },
  build: ['../node_modules/astro/astro.js', 'build'],
  pages: 'src/content/docs',
  output: 'dist',
  configure: () => ({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\n" +
      "export default { integrations: [starlight({ title: 'Starlight' })] };\n",
    'src/content.config.mjs':
      "import { defineCollection } from 'astro:content';\n" +
      "import { docsLoader } from '@astrojs/starlight/loaders';\n" +
      "import { docsSchema } from '@astrojs/starlight/schema';\n" +
      'const docs = defineCollection({ loader: docsLoader(), schema: docsSchema() });\n' +
      'export const collections = { docs };\n',
  }),
  printPage: ({ route, title, text }) =>
    `---\ntitle: ${JSON.stringify(title)}\nslug: ${route.slice(1, -1)}\n---\n${text}`,
  sidebar: 'nav.sidebar',
  search: {
    first: '.pagefind-ui__result-link',
    list: '.pagefind-ui__results:not(:has(.pagefind-ui__loading))',
  },
};

export const GENERATORS = [docusaurus, vitepress, starlight];

/** A group for each folder. */
function toSidebar(pages: TextPage[]) {
  const groups = new Map<string, { text: string; link: string }[]>();
  for (const { route, title } of pages) {
    const folder = route.split('/').slice(1, 3).join('/');
    groups.set(folder, [...(groups.get(folder) ?? []), { text: title, link: route }]);
  }
  return [...groups].map(([text, items]) => ({ text, items, collapsed: true }));
}
