import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import matter from 'gray-matter';
import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { toContractFile } from '@docs/openapi/node';
import { createSlugger } from '@docs/docs-model';
import type { DrawnElement, MarkdownRules, PageContent } from '@docs/docs-model/markdown';
import { buildMarkdownBlocks } from '@docs/docs-model/markdown';
import { code, joinPhrases, link, list, paragraph, text, loadTree } from '@docs/docs-model/mdx';
import type { OpenApiPage } from '@docs/docs-model/openapi-page';
import { buildReferenceBlocks } from '@docs/docs-model/openapi-page';
import { buildBreadcrumbs } from '../../src/features/search/plugin/list-pages';
import { isExamplePage, products } from '@docs/vendor';
import { steps } from '../genja';

const FOLDER = 'src/pages';

/** The pages that belong to no product: `about.mdx` is `/about/`. */
export async function loadWrittenPages({ siteDir }: LoadContext): Promise<PageContent[]> {
  const folder = path.join(siteDir, FOLDER);
  const names = await readdir(folder).catch(() => []);
  const written = names.flatMap((name) => {
    const page = /^([^_].*)\.mdx$/.exec(name)?.[1];
    return page === undefined ? [] : [{ name, route: page === 'index' ? '/' : `/${page}/` }];
  });
  return Promise.all(
    written.map(async ({ name, route }): Promise<PageContent> => {
      const source = await readFile(path.join(folder, name), 'utf8');
      const { title, description } = matter(source).data as { title: string; description: string };
      const file = path.join(path.basename(siteDir), FOLDER, name);
      return {
        route,
        title,
        description,
        load: async () => buildMarkdownBlocks(await loadTree({ file, source, steps }), file, RULES),
      };
    }),
  );
}

const RULES: MarkdownRules = {
  Actions: ({ elements }) => [paragraph(...joinPhrases(elements.map(buildAction), ' '))],
  Demo: ({ blocks }) => blocks,
  FollowsText: ({ blocks }) => blocks,
  Hero: ({ blocks }) => blocks,
  Intro: ({ attributes: { eyebrow = '' }, blocks }) => [paragraph(text(eyebrow)), ...blocks],
  kbd: ({ blocks }) => [code(toString(blocks))],
  noscript: ({ blocks }) => blocks,
  ProductCards: () => products.flatMap(buildCard),
  Section: ({ blocks }) => blocks,
  SingleKeys: () => [],
  Task: ({ attributes: { to = '', label = '' }, blocks }) => [
    paragraph(link(to, text(label))),
    ...blocks,
  ],
  Tasks: ({ blocks }) => blocks,
  TryLink: ({ blocks }) => [link('/try/', ...(blocks as PhrasingContent[]))],
  TryText: ({ blocks }) => blocks,
};

function buildAction({ attributes: { to = '', label = '' } }: DrawnElement): PhrasingContent[] {
  return [link(to, text(label))];
}

function buildCard({ title, route, purpose, summary, start }: (typeof products)[number]) {
  return [
    paragraph(text(title)),
    {
      type: 'heading',
      depth: 2,
      children: [link(`/${route}/`, text(purpose))],
    } satisfies RootContent,
    paragraph(text(summary)),
    paragraph(link(start.to, text(`${start.label} →`))),
  ];
}

/** The interactive reference, from the tree of which its HTML is made too. */
export function buildOpenApiContent({ contract, tree, outline }: OpenApiPage): PageContent {
  return {
    route: '/openapi/',
    title: outline.title,
    description: outline.description,
    load: async () => [
      paragraph(text(outline.document)),
      ...buildReferenceBlocks(tree, toContractFile(contract)),
    ],
  };
}

/** The page `/search/`: what it lists for those who cannot search. */
export function buildSearchContent(
  pages: PageContent[],
  openApi: OpenApiPage | undefined,
): PageContent {
  return {
    route: '/search/',
    title: 'Search',
    description:
      'Search the documentation: fields, types, endpoints, status codes, and the text of all pages.',
    load: async () => [
      paragraph(text('Searching needs JavaScript. This is the list of all pages.')),
      ...products.flatMap(({ title, route, contract }): RootContent[] => {
        const listed = pages.filter(
          (page) => page.route.startsWith(`/${route}/`) && !isExamplePage(page.route),
        );
        const reference =
          openApi && contract === openApi.contract
            ? [{ route: '/openapi/', title: openApi.outline.title }]
            : [];
        return [
          {
            type: 'heading',
            depth: 2,
            children: [text(title)],
            data: { id: createSlugger()(title) },
          },
          list([...listed, ...reference].map((page) => [link(page.route, text(page.title))])),
        ];
      }),
    ],
  };
}

/** A route without the base path of the site. @example dropBase('/docs/gkb/', '/docs/'); // '/gkb/' */
export function dropBase(route: string, baseUrl: string): string {
  return route.slice(baseUrl.length - 1);
}

export async function listDocsPages(
  docs: Record<string, LoadedContent>,
  { siteDir, siteConfig, baseUrl }: LoadContext,
): Promise<PageContent[]> {
  return products.flatMap(({ id, contract }) =>
    (docs[id]?.loadedVersions ?? []).flatMap((version) =>
      sortPages(version).map(
        ({ source, permalink, title, description, frontMatter }): PageContent => {
          const file = source.replace('@site', path.basename(siteDir));
          const { eyebrow } = frontMatter as { eyebrow?: string };
          return {
            route: dropBase(applyTrailingSlash(permalink, siteConfig), baseUrl),
            title,
            description,
            async load() {
              const page = await readFile(path.join(siteDir, '..', file), 'utf8');
              const tree = await loadTree({ file, source: page, contract, steps });
              const blocks = buildMarkdownBlocks(tree, file);
              return eyebrow === undefined ? blocks : [paragraph(text(eyebrow)), ...blocks];
            },
          };
        },
      ),
    ),
  );
}

function sortPages({ docs, sidebars }: LoadedVersion): DocMetadata[] {
  const listed = [...buildBreadcrumbs(sidebars).keys()];
  const toOrder = ({ id }: DocMetadata) => (listed.includes(id) ? listed.indexOf(id) : Infinity);
  return [...docs].sort((a, b) => {
    const [first, second] = [toOrder(a), toOrder(b)];
    return first === second ? a.permalink.localeCompare(b.permalink) : first - second;
  });
}
