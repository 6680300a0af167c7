import { badRequest, notFound, ok } from '../replies';
import type { Operations, Reply } from '../types';
import regions from './regions.json';

/** An item as the sandbox returns it. The structure of real items is not documented. */
interface ViewerItem {
  id: string;
  name: string;
  names: { cs: string; en: string };
  properties: Record<string, string>;
  externalIds: { nutscode: string };
}

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
    const items = listViewerItems(bucket);
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
    const matches = listViewerItems(buckets).filter(
      (item) => item.externalIds.nutscode === externalIds,
    );
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

/** The Czech regions by their NUTS codes, with capital. */
export function listViewerItems(bucket: string): ViewerItem[] {
  return regions.map(({ nuts, cs, en, seat }, index) => ({
    // The item that /genja/kb/ reads and finds has the ID that the page uses.
    id: `${bucket.toUpperCase()}-${nuts === 'CZ051' ? '53-VS' : 1000 + index}`,
    name: cs,
    names: { cs, en },
    properties: { seat },
    externalIds: { nutscode: nuts },
  }));
}

function findItem(id: string): ViewerItem | undefined {
  return BUCKETS.flatMap(listViewerItems).find((item) => item.id === id);
}
