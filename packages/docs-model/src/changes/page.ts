import type { PhrasingContent, RootContent } from 'mdast';
import { element, heading, joinPhrases, link, paragraph, strong, text } from '../mdx/blocks';
import type { Page } from '../page';
import { provider, withChanges } from '@docs/vendor';
import { buildEntryContent } from './load-entries';
import type { ChangeEntry } from './load-entries';
import { toFeedPath } from './feed';

function buildNews(path?: string): PhrasingContent[] {
  if (path === undefined) return [];
  return [text(' For changes to these docs, see '), link(path, text('News')), text('.')];
}

/** The page `/changes/`: all entries, newest first, with their feeds. */
export async function buildChangesPage(entries: ChangeEntry[]): Promise<Page> {
  const began = findBeginning(entries);
  return {
    file: 'changes',
    frontMatter: {
      title: 'Changes',
      description:
        'What changed in the APIs, newest first, with breaking changes marked, the affected types ' +
        'and fields, and Atom feeds to subscribe to.',
      keywords: [
        'changelog',
        'release notes',
        "what's new",
        'versions',
        'breaking',
        'feed',
        'atom',
      ],
      hide_table_of_contents: true,
    },
    content: [
      paragraph(
        text('The known changes, newest first for each API.'),
        ...buildNews(provider.docsNews),
      ),
      paragraph(
        text(
          'A change is breaking if code written for the older version may fail. For example, a field ' +
            "is removed, renamed, or redefined. New endpoints, optional fields, and values aren't " +
            'breaking. Neither are a different field order and new wording of messages. ' +
            "Ignore what your code doesn't recognize. " +
            (entries.some(({ date }) => date === undefined)
              ? `We have no dates for changes before ${formatLongDate(began)}.`
              : ''),
        ),
      ),
      paragraph(text('Feeds: '), ...joinPhrases(listFeeds(), ', '), text('.')),
      element('Changes', {}, await Promise.all(entries.map((entry) => buildEntry(entry, began)))),
    ],
  };
}

function listFeeds(): PhrasingContent[][] {
  const feeds: [title: string, url: string][] = [
    ['all changes', toFeedPath()],
    ...withChanges.map((product): [string, string] => [product.title, toFeedPath(product)]),
  ];
  return feeds.map(([title, url]) => [link(`pathname://${url}`, text(title))]);
}

function listOwners(entry: ChangeEntry): PhrasingContent[] {
  return entry.products.map(({ route, title }) => link(`/${route}/`, text(title)));
}

/** The day on which the list began. */
function findBeginning(entries: ChangeEntry[]): string {
  return entries.map(({ recorded }) => recorded).sort()[0] ?? '';
}

/** The day of a change, or else that on which it was listed; none for what the list began with. */
function listDays({ date, recorded }: ChangeEntry, began: string): string[] {
  if (date !== undefined) return [formatLongDate(date)];
  return recorded > began ? [`listed ${formatLongDate(recorded)}`] : [];
}

/** @example formatLongDate('2026-11-21'); // 'November 21, 2026' */
function formatLongDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

async function buildEntry(entry: ChangeEntry, began: string): Promise<RootContent> {
  const { id, title, breaking } = entry;
  const about = [
    ...listOwners(entry),
    ...(breaking ? [strong('Breaking')] : []),
    ...listDays(entry, began).map(text),
  ];
  return element(
    'ChangeEntry',
    { products: entry.products.map((product) => product.id).join(' '), breaking },
    [
      heading(2, id, text(title)),
      paragraph(...joinPhrases(about.map((phrase) => [phrase]))),
      ...(await buildEntryContent(entry)),
    ],
  );
}
