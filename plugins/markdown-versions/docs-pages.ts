import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { toMarkdownBlocks } from '#docs-model/markdown/to-blocks';
import type { PageContent } from '#docs-model/markdown/to-markdown-pages';
import { paragraph, text } from '#docs-model/mdx/blocks';
import { resolvePage } from '#docs-model/mdx/resolve-page';
import { products } from '#products';
import { toBreadcrumbs } from '#plugins/local-search/list-pages';

/** The pages of all products and their versions, from the sources of which the site is made. */
export async function listDocsPages(
  docs: Record<string, LoadedContent>,
  { siteDir, siteConfig }: LoadContext,
): Promise<PageContent[]> {
  return products.flatMap(({ id, contract }) =>
    (docs[id]?.loadedVersions ?? []).flatMap((version) =>
      sortPages(version).map(
        ({ source, permalink, title, description, frontMatter }): PageContent => {
          const file = source.replace(/^@site\//, '');
          const { eyebrow } = frontMatter as { eyebrow?: string };
          return {
            route: applyTrailingSlash(permalink, siteConfig),
            title,
            description,
            async load() {
              const page = await readFile(path.join(siteDir, file), 'utf8');
              const tree = await resolvePage({ file, source: page, contract });
              const blocks = toMarkdownBlocks(tree, file);
              return eyebrow === undefined ? blocks : [paragraph(text(eyebrow)), ...blocks];
            },
          };
        },
      ),
    ),
  );
}

/** In the order of the sidebar, then by URL. */
function sortPages({ docs, sidebars }: LoadedVersion): DocMetadata[] {
  const listed = [...toBreadcrumbs(sidebars).keys()];
  const toOrder = ({ id }: DocMetadata) => (listed.includes(id) ? listed.indexOf(id) : Infinity);
  return [...docs].sort((a, b) => {
    const [first, second] = [toOrder(a), toOrder(b)];
    return first === second ? a.permalink.localeCompare(b.permalink) : first - second;
  });
}
