/** An item as the sandbox returns it. The structure of real items is not documented. */
export interface ViewerItem {
  id: string;
  name: string;
  names: { cs: string; en: string };
  properties: Record<string, string>;
  externalIds: { nutscode: string };
}

/** The Czech regions by their NUTS codes, with capital. */
const REGIONS: [nuts: string, cs: string, en: string, seat: string][] = [
  ['CZ010', 'Praha', 'Prague', 'Praha'],
  ['CZ020', 'Středočeský kraj', 'Central Bohemia', 'Praha'],
  ['CZ031', 'Jihočeský kraj', 'South Bohemia', 'České Budějovice'],
  ['CZ032', 'Plzeňský kraj', 'Plzeň Region', 'Plzeň'],
  ['CZ041', 'Karlovarský kraj', 'Karlovy Vary Region', 'Karlovy Vary'],
  ['CZ042', 'Ústecký kraj', 'Ústí Region', 'Ústí nad Labem'],
  ['CZ051', 'Liberecký kraj', 'Liberec Region', 'Liberec'],
  ['CZ052', 'Královéhradecký kraj', 'Hradec Králové Region', 'Hradec Králové'],
  ['CZ053', 'Pardubický kraj', 'Pardubice Region', 'Pardubice'],
  ['CZ063', 'Kraj Vysočina', 'Vysočina Region', 'Jihlava'],
  ['CZ064', 'Jihomoravský kraj', 'South Moravia', 'Brno'],
  ['CZ071', 'Olomoucký kraj', 'Olomouc Region', 'Olomouc'],
  ['CZ072', 'Zlínský kraj', 'Zlín Region', 'Zlín'],
  ['CZ080', 'Moravskoslezský kraj', 'Moravia-Silesia', 'Ostrava'],
];

/** The buckets that the pages name. */
export const BUCKETS = ['abc', 'ctkele'];

export function listItems(bucket: string): ViewerItem[] {
  return REGIONS.map(([nutscode, cs, en, seat], index) => ({
    // The item that /genja/kb/ reads and finds has the ID that the page uses.
    id: `${bucket.toUpperCase()}-${nutscode === 'CZ051' ? '53-VS' : 1000 + index}`,
    name: cs,
    names: { cs, en },
    properties: { seat },
    externalIds: { nutscode },
  }));
}

export function findItem(id: string): ViewerItem | undefined {
  return BUCKETS.flatMap(listItems).find((item) => item.id === id);
}
