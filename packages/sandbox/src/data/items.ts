import { LANGUAGES } from './item';
import type { Item } from './item';
import table from './items.data.json';
import topicTable from './topics.json';

/** An item as the tables have it: without names that are the English ones, and without what its ID tells. */
interface Row extends Partial<Omit<Item, 'names'>> {
  id: string;
  names: { en: string[]; [language: string]: string[] };
  /** Title in the English Wikipedia where it is not the English name. */
  wikipedia?: string;
}

/**
 * The top level of the IPTC Media Topics. Only politics has a Wikidata ID that Geneea's own
 * samples show; the others go without. Their `words` speak for a topic by the beginning of a word.
 */
export const topics: readonly Item[] = (topicTable as unknown as Row[]).map(
  ({ id, names, wikidata }) => toItem({ id, names, wikidata, descriptions: { en: 'media topic' } }),
);

/** The whole demo knowledge base, by ID. A short name follows the full one. */
export const items: ReadonlyMap<string, Item> = new Map(
  [...(table as unknown as Row[]).map(toItem), ...topics].map((item) => [item.id, item]),
);

/** Deprecated IDs and the items that replace them. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['DEMO-183', 'G183'],
  ['DEMO-42', 'G42'],
]);

/** The item with this ID, or the one that replaces it. */
export function findItem(id: string): Item | undefined {
  return items.get(redirects.get(id) ?? id);
}

const byWikidata = new Map(
  [...items.values()].flatMap((item) => (item.wikidata ? [[item.wikidata, item] as const] : [])),
);

export function findItemByWikidata(id: string): Item | undefined {
  return byWikidata.get(id);
}

function toItem({ names, wikipedia = names.en[0], ...row }: Row): Item {
  // Media topics have IDs of another form, which says nothing about Wikidata.
  const isTopic = row.id.startsWith('IPTC-');
  const { wikidata = isTopic ? '' : row.id.replace('G', 'Q') } = row;
  const links = {
    ...row.links,
    ...(!isTopic && { enwiki: toWikipedia(wikipedia) }),
    ...(wikidata && { wikidata: `https://www.wikidata.org/entity/${wikidata}` }),
  };
  return {
    type: 'general',
    descriptions: {},
    ...row,
    names: {
      ...Object.fromEntries(LANGUAGES.map((language) => [language, names.en])),
      ...names,
    },
    wikidata,
    // In the order of public samples.
    links: Object.fromEntries(Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function toWikipedia(title = ''): string {
  return `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}
