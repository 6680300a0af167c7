import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import type { Link, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { Product } from '@docs/vendor';
import { paragraph, text } from '../mdx/blocks';
import { provider } from '@docs/vendor';
import { buildEntryContent } from './load-entries';
import type { ChangeEntry } from './load-entries';

/** Begins every ID. It never changes, wherever the site moves: https://www.rfc-editor.org/rfc/rfc4151 */
const TAG = `tag:${new URL(provider.homepage).hostname},2026:docs/changes`;

/** @example toFeedPath(general); // '/changes/api_general.xml' */
export function toFeedPath(product?: Product): string {
  return `/changes/${product?.id ?? 'feed'}.xml`;
}

/**
 * The entries as an Atom feed: https://www.rfc-editor.org/rfc/rfc4287
 *
 * @param product the one whose entries are meant; without it, all
 */
export async function printFeed(
  entries: ChangeEntry[],
  { site, product }: { site: string; product?: Product },
): Promise<string> {
  const listed = entries.filter(({ products }) => !product || products.includes(product));
  const [newest = '1970-01-01'] = listed
    .map(({ recorded }) => recorded)
    .sort()
    .reverse();
  const feed = new Feed({
    id: product ? `${TAG}/${product.id}` : TAG,
    title: `Changes: ${product?.title ?? `${provider.name} APIs`}`,
    link: `${site}/changes/${product ? `?product=${product.id}` : ''}`,
    feed: `${site}${toFeedPath(product)}`,
    updated: new Date(newest),
    author: { name: provider.name },
    generator: 'Docusaurus',
    copyright: provider.name,
  });
  for (const entry of listed) {
    const { id, title, recorded, date } = entry;
    feed.addItem({
      id: `${TAG}/${id}`,
      // Atom titles of the library are HTML.
      title: toHtml({ type: 'text', value: `${printOwners(entry, product)}${title}` }),
      link: `${site}/changes/#${id}`,
      date: new Date(recorded),
      ...(date !== undefined && { published: new Date(date) }),
      content: await printContent(entry, site),
      category: listCategories(entry).map((term) => ({ name: term, term })),
    });
  }
  return feed.atom1();
}

/** In the feed of one product its name would be noise. */
function printOwners({ products }: ChangeEntry, product?: Product): string {
  return product || products.length !== 1 ? '' : `${products[0]?.title}: `;
}

function listCategories({ breaking, changes, products }: ChangeEntry): string[] {
  const isDeprecation = changes.some(({ kind }) => kind === 'deprecated');
  return [
    ...products.map(({ id }) => id),
    ...(breaking ? ['breaking'] : []),
    ...(isDeprecation ? ['deprecated'] : []),
  ];
}

async function printContent(entry: ChangeEntry, site: string): Promise<string> {
  const { date, recorded } = entry;
  // Atom needs a time for each entry, which readers would take for that of the change.
  const undated = `We don't know the date of this change, only that it was before ${recorded}.`;
  const root: Root = {
    type: 'root',
    children: [
      ...(date === undefined ? [paragraph(text(undated))] : []),
      ...(await buildEntryContent(entry)),
    ],
  };
  visit(root, 'link', (link: Link) => {
    link.url = new URL(link.url, `${site}/changes/`).href;
  });
  return toHtml(toHast(root));
}
