import { LANGUAGES } from './item';
import type { Item } from './item';
import detailsTable from './items.data.json';
import namesTable from './names.data.json';
import topicTable from './topics.json';

/** An item as the tables have it: without names that are the English ones, and without what its ID tells. */
interface Row extends Partial<Omit<Item, 'names'>> {
  id: string;
  names: { en: string[]; [language: string]: string[] };
  /** Title in the English Wikipedia where it is not the English name; empty where it is not known. */
  wikipedia?: string;
}

type Topic = Pick<Row, 'names' | 'wikidata'>;

/** Descriptions, links, and properties of the items that the demo knowledge base has, by English name. */
const details = new Map<string, Partial<Row>>(Object.entries(detailsTable));

/**
 * The top level of the IPTC Media Topics. Only politics has a Wikidata ID that Geneea's own
 * samples show; the others go without. Their `words` speak for a topic by the beginning of a word.
 */
export const topics: readonly Item[] = Object.entries<Topic>(topicTable).map(
  ([id, { names, wikidata }]) =>
    buildItem({ id, names, wikidata, descriptions: { en: 'media topic' } }),
);

/** IDs begin so if the Wikidata ID is not known. The knowledge base does not have such items. */
const WITHOUT_ID = 'NAME-';

/** The items by kind: `location | country`. */
export const itemsByKind: [kind: string, items: Item[]][] = Object.entries(namesTable).map(
  ([kind, lines]) => [kind, toItems(kind, lines)],
);
const itemsByName = new Map(
  itemsByKind.flatMap(([, list]) => list.map((item) => [item.names.en?.[0] ?? '', item])),
);

/** The items with descriptions and links, without the topics. */
export const demoItems: readonly Item[] = [...details.keys()].map((name) => {
  const item = itemsByName.get(name);
  if (!item) throw new Error(`items.data.json describes "${name}", which names.data.json lacks.`);
  return item;
});

/** All items by ID: those of the demo knowledge base, and those that are only recognized. */
export const items: ReadonlyMap<string, Item> = new Map(
  [...itemsByName.values(), ...topics].map((item) => [item.id, item]),
);

export function hasGkbId(id: string): boolean {
  return !id.startsWith(WITHOUT_ID);
}

/** Deprecated IDs and the items that replace them. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['DEMO-183', 'G183'],
  ['DEMO-42', 'G42'],
]);

/** The item with this ID, or the one that replaces it. */
export function findItemById(id: string): Item | undefined {
  return hasGkbId(id) ? items.get(redirects.get(id) ?? id) : undefined;
}

const byWikidata = new Map(
  [...items.values()].flatMap((item) => (item.wikidata ? [[item.wikidata, item] as const] : [])),
);

export function findItemByWikidata(id: string): Item | undefined {
  return byWikidata.get(id);
}

/**
 * Reads the items of a kind, one or several in a line: `Riga | Q1773; Oslo | country G20`.
 * A short name follows the full one. A language without names has the English ones.
 */
function toItems(kind: string, lines: string[]): Item[] {
  const [type, description = '', ...features] = kind.split(' | ');
  return lines
    .flatMap((line) => line.split('; '))
    .map((entry) => {
      const [english = '', ...others] = entry.split(' | ');
      const en = english.split(', ');
      const wikidata = others.find((other) => /^Q\d/.test(other)) ?? '';
      const names = others
        .filter((other) => /^[a-z]{2} /.test(other))
        .map((other) => [other.slice(0, 2), other.slice(3).split(', ')]);
      const relations = [...features, ...others]
        .filter((other) => /^(topic|country|capital) /.test(other))
        .map((other) => other.split(' '));
      return buildItem({
        ...Object.fromEntries(relations),
        id: wikidata.replace('Q', 'G') || `${WITHOUT_ID}${en[0]}`,
        type: type as Item['type'],
        names: { en, ...Object.fromEntries(names) },
        ...(details.get(en[0] ?? '') ?? { descriptions: { en: description }, wikipedia: '' }),
        wikidata,
      });
    });
}

function buildItem({ names, wikipedia = names.en[0], ...row }: Row): Item {
  // Media topics have IDs of another form, which says nothing about Wikidata.
  const isTopic = row.id.startsWith('IPTC-');
  const { wikidata = isTopic ? '' : row.id.replace('G', 'Q') } = row;
  const links = {
    ...row.links,
    ...(!isTopic && wikipedia && { enwiki: toWikipedia(wikipedia) }),
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
