import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractNames, isExamplePage } from '@docs/vendor';
import { loadSource } from '@docs/docs-model';
import { buildApiIndex } from '@docs/docs-model/json-index';
import {
  printLlmsFull,
  printLlmsTxt,
  printRobotsTxt,
  printMarkdownPages,
} from '@docs/docs-model/markdown';
import type { MarkdownPage } from '@docs/docs-model/markdown';
import type { OpenApiPage } from '@docs/docs-model/openapi-page';
import { writeFiles } from '@docs/utils/node';
import {
  dropBase,
  listDocsPages,
  loadWrittenPages,
  buildOpenApiContent,
  buildSearchContent,
} from './pages';

/**
 * For readers that are not browsers: `index.md` beside every `index.html`, the same text as `x.md`
 * for the page `/x/`, `llms.txt` with lists of them, `llms-full.txt` with all texts of a product, and
 * `robots.txt`. They are printed from the same trees as the pages.
 */
export default function markdownVersions(context: LoadContext): Plugin {
  const { siteConfig, baseUrl } = context;
  const site = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  let pages: MarkdownPage[] = [];
  return {
    name: 'markdown-versions',

    // Scripts that fetch a page find the list of all pages here; people have the footer's links.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'a',
          // Clipped, not hidden: some converters leave out what is not displayed.
          attributes: {
            href: `${baseUrl}llms.txt`,
            class: 'visually-hidden',
            'aria-hidden': 'true',
            tabindex: '-1',
          },
          innerHTML: 'For AI assistants and scripts: all pages as Markdown are listed in /llms.txt',
        },
      ],
    }),

    // Not in postBuild: the trees of the pages, which the search reads too, would be kept until then.
    async allContentLoaded({ allContent }) {
      // The development server has no Markdown versions.
      if (process.env.NODE_ENV !== 'production') return;
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
        string,
        LoadedContent
      >;
      const openApi = allContent['openapi-page']?.default as OpenApiPage | undefined;
      const docsPages = await listDocsPages(docs, context);
      const contents = [
        ...docsPages,
        ...(openApi ? [buildOpenApiContent(openApi)] : []),
        ...(await loadWrittenPages(context)),
        buildSearchContent(docsPages, openApi),
      ];
      pages = await printMarkdownPages(contents, site);
    },

    async postBuild({ outDir, routesPaths }) {
      const routes = routesPaths
        .filter((route) => route.endsWith('/'))
        .map((route) => dropBase(route, baseUrl));
      warnOfMissing(routes, pages);
      const built = new Set(routes);
      const printed = pages
        .filter(({ route }) => built.has(route))
        .sort((a, b) => (a.route < b.route ? -1 : 1));
      const texts = printed.flatMap(({ route, files }) =>
        [...files].map(([file, text]) => [`${route}${file}`, text] as const),
      );
      const listed = printed.filter(isListed);
      const { apis } = buildApiIndex(await Promise.all(contractNames.map(loadSource)), site);
      await writeFiles(outDir, [
        ...texts,
        ...listShortNames(texts),
        ...printLlmsTxt(listed, site, apis),
        ...printLlmsFull(listed, site),
        ['robots.txt', printRobotsTxt(site)],
      ]);
    },
  };
}

/**
 * The text of the page `/x/` as `/x.md`, which agents try first. A section of a page is a file too.
 *
 * @throws when a section of a long page has the name of a page below it
 */
export function listShortNames(
  texts: (readonly [string, string])[],
): (readonly [string, string])[] {
  const names = new Set(texts.map(([name]) => name));
  return texts.flatMap(([name, text]) => {
    const short = name.replace(/\/index\.md$/, '.md');
    if (short === name || short === '.md') return [];
    if (names.has(short)) {
      throw new Error(
        `${short} is a section of a long page, and the Markdown version of the page ${short.slice(0, -3)}/. ` +
          'Rename the heading of the section or the page.',
      );
    }
    return [[short, text] as const];
  });
}

/** Old versions have Markdown too, but the lists are of the current pages. Versions begin with a digit. */
function isListed({ route }: { route: string }): boolean {
  return !/^\/[^/]+\/\d/.test(route) && !isExamplePage(route);
}

/** A test of this repository fails on any warning of the build. */
function warnOfMissing(routes: string[], pages: MarkdownPage[]): void {
  const withMarkdown = new Set(pages.map(({ route }) => route));
  const missing = routes.filter((route) => !withMarkdown.has(route));
  if (missing.length === 0) return;
  logger.warn(
    `These pages have no Markdown version: ${missing.join(', ')}. Write them as MDX, as ` +
      'site/src/pages/accessibility.mdx is.',
  );
}
