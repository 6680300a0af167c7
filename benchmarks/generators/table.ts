import { readFileSync } from 'node:fs';
import { DOCUSAURUS } from '../../testing/build-fixture';
import type { TextPage } from './text-pages';

/** What makes a documentation site of Markdown, with its default theme and search. */
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
  /** What comes with it and needs no other host. */
  search?: Search;
}

/** It opens with Ctrl+K. Selectors: */
export interface Search {
  /** What shows that the first hit is there. */
  first: string;
  /** The list, once all its hits are there. */
  list: string;
}

/** In the version of the site. It comes without a search that needs no other host. */
export const docusaurus: Generator = {
  name: 'stock Docusaurus',
  packages: {},
  build: [DOCUSAURUS, 'build'],
  pages: 'docs',
  output: 'build',
  configure: () => ({
    'docusaurus.config.ts': readFileSync('benchmarks/generators/docusaurus.config.ts', 'utf8'),
  }),
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

interface SidebarItem {
  text: string;
  link?: string;
  items?: SidebarItem[];
  collapsed?: boolean;
}

/** Groups for folders, as the other two make them. */
function toSidebar(pages: TextPage[], folder = '/'): SidebarItem[] {
  const inside = pages.filter(({ route }) => route.startsWith(folder) && route !== folder);
  const names = inside.map(({ route }) => route.slice(folder.length).split('/')[0] ?? '');
  return [...new Set(names)].map((name) => {
    const link = `${folder}${name}/`;
    const page = inside.find(({ route }) => route === link);
    const items = toSidebar(inside, link);
    return {
      text: page?.title ?? name,
      ...(page && { link }),
      ...(items.length > 0 && { items, collapsed: true }),
    };
  });
}
