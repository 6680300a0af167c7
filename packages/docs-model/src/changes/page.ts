import type { PhrasingContent, RootContent } from 'mdast';
import { element, heading, join, link, paragraph, text } from '../mdx/blocks';
import type { Page } from '../page';
import { products } from '@docs/geneea';
import { toDayText, toEntryContent } from './load-entries';
import type { ChangeEntry } from './load-entries';
import { toFeedPath } from './feed';

const AREAS: Record<ChangeEntry['area'], string> = {
  API: 'API',
  pages: 'Documentation',
  sandbox: 'Sandbox',
};

/** The page `/changes/`: all entries, newest first, with their feeds. */
export async function toChangesPage(entries: ChangeEntry[]): Promise<Page> {
  return {
    file: 'changes',
    frontMatter: {
      title: 'Changes',
      description:
        'What changed in the APIs, in this documentation, and in the sandbox, newest first, with ' +
        'breaking changes marked and Atom feeds to subscribe to.',
      keywords: [
        'changelog',
        'release notes',
        "what's new",
        'versions',
        'breaking',
        'feed',
        'atom',
      ],
    },
    content: [
      paragraph(
        text(
          'A change is breaking if code written for the older version may fail. The date is the day ' +
            'of the change or, where that day is not known, the day on which it was listed here.',
        ),
      ),
      paragraph(text('Feeds: '), ...join(listFeeds(), ', '), text('.')),
      element('Changes', {}, await Promise.all(entries.map(toEntryElement))),
    ],
  };
}

function listFeeds(): PhrasingContent[][] {
  const feeds: [title: string, url: string][] = [
    ['all changes', toFeedPath()],
    ...products.map((product): [string, string] => [product.title, toFeedPath(product)]),
  ];
  return feeds.map(([title, url]) => [link(`pathname://${url}`, text(title))]);
}

function listOwners(entry: ChangeEntry): PhrasingContent[] {
  return entry.products.map(({ route, title }) => link(`/${route}/`, text(title)));
}

async function toEntryElement(entry: ChangeEntry): Promise<RootContent> {
  const { id, title, area, breaking, date, recorded } = entry;
  const about = [
    ...(entry.products.length === products.length ? [text('All products')] : listOwners(entry)),
    text(AREAS[area]),
    ...(breaking ? [text('Breaking')] : []),
    text(date === undefined ? `listed ${toDayText(recorded)}` : toDayText(date)),
  ];
  return element(
    'ChangeEntry',
    { products: entry.products.map((product) => product.id).join(' '), breaking },
    [
      heading(2, id, text(title)),
      paragraph(...join(about.map((part) => [part]))),
      ...(await toEntryContent(entry)),
    ],
  );
}
