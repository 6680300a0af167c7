import type { OpenApiDocument, Parameter } from '@docs/openapi';
import { TEXT } from '../http/describe-post';
import { badRequest, notFound, ok } from '../replies';
import type { Operations, Reply } from '../types';

const query = (name: string): Parameter => ({ name, in: 'query', schema: TEXT });

/** The operations that /genja/kb/ documents, in the form by which the sandbox checks requests. */
export const viewerDocument: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Knowledge base viewer', version: '1' },
  servers: [{ url: 'https://kb.geneea.com' }],
  tags: [],
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        tags: [],
        summary: 'List the items of a bucket',
        parameters: ['bucket', 'idsonly', 'limit', 'pager'].map(query),
        responses: {},
      },
    },
    '/items/{id}': {
      get: { operationId: 'getItem', tags: [], summary: 'Read one item', responses: {} },
    },
    '/search/ids': {
      get: {
        operationId: 'findItems',
        tags: [],
        summary: 'Find items by an external ID',
        parameters: ['buckets', 'externalSource', 'externalIds'].map(query),
        responses: {},
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    schemas: {},
  },
};

/** An item as the sandbox returns it. The structure of real items is not documented. */
interface ViewerItem {
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

const MOST_ITEMS = 100;

/** The knowledge base viewer, read-only. */
export const viewerOperations: Operations = {
  listItems: ({ query }) => {
    const { bucket = '', idsonly = 'False', limit = String(MOST_ITEMS), pager } = query;
    if (!BUCKETS.includes(bucket)) return rejectBucket('bucket', bucket);
    if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > MOST_ITEMS) {
      return reject('limit', `a number from 1 to ${MOST_ITEMS}`);
    }
    const items = listItems(bucket);
    const start = pager === undefined ? 0 : readPager(pager, items.length);
    if (start === undefined) return reject('pager', 'the token of paging.next');
    const end = start + Number(limit);
    const isShort = idsonly.toLowerCase() === 'true';
    const page = items.slice(start, end).map((item) => (isShort ? item.id : item));
    if (end >= items.length) return ok({ items: page });
    const next = new URLSearchParams({ bucket, idsonly, limit, pager: toPager(end) });
    return ok({ items: page, paging: { next: `/items?${next}` } });
  },

  getItem: ({ path }) => {
    const item = findItem(path.id ?? '');
    return item
      ? ok(item)
      : notFound(`The sandbox has no item "${path.id}". List the items first.`);
  },

  findItems: ({ query: { buckets = '', externalSource = '', externalIds = '' } }) => {
    if (!BUCKETS.includes(buckets)) return rejectBucket('buckets', buckets);
    if (externalSource !== 'nutscode') return reject('externalSource', 'nutscode');
    const matches = listItems(buckets).filter((item) => item.externalIds.nutscode === externalIds);
    return ok({ items: matches });
  },
};

function rejectBucket(name: string, bucket: string): Reply {
  return reject(name, `${BUCKETS.join(' or ')}${bucket ? `, not "${bucket.slice(0, 40)}"` : ''}`);
}

function reject(name: string, expected: string): Reply {
  const remedy = `Send ${name} as ${expected}.`;
  return badRequest([{ pointer: `query/${name}`, expected, rule: 'sandbox-genja-viewer', remedy }]);
}

function toPager(start: number): string {
  return btoa(JSON.stringify({ start }));
}

function readPager(token: string, end: number): number | undefined {
  try {
    const { start } = JSON.parse(atob(token)) as { start: unknown };
    return Number.isInteger(start) && Number(start) > 0 && Number(start) < end
      ? Number(start)
      : undefined;
  } catch {
    return undefined;
  }
}

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

function findItem(id: string): ViewerItem | undefined {
  return BUCKETS.flatMap(listItems).find((item) => item.id === id);
}
