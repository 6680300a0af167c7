import { details } from './details';
import type { Item } from './item';
import { organizations } from './organizations';
import { people } from './people';
import { places } from './places';
import { concepts, events, products } from './things';
import { topics } from './topics';

/** The whole demo knowledge base, by ID. */
export const items: ReadonlyMap<string, Item> = new Map(
  [...people, ...organizations, ...places, ...products, ...events, ...concepts, ...topics]
    .map(addDetails)
    .map((item) => [item.id, item]),
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

function addDetails(item: Item): Item {
  const more = details[item.id] ?? {};
  const isTopic = item.id.startsWith('IPTC-');
  const links: Record<string, string> = { ...more.links, ...item.links };
  if (isTopic) delete links.enwiki;
  return {
    ...item,
    ...more,
    // In the order of public samples.
    links: Object.fromEntries(Object.entries(links).sort(([a], [b]) => (a < b ? -1 : 1))),
    names: { ...item.names, ...more.names },
    descriptions: { ...item.descriptions, ...more.descriptions },
  };
}
