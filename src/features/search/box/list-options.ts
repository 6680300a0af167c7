import { products } from '#products';
import type { SessionState } from '../create-session';
import { groupHits } from '../engine/hits/group-hits';
import type { Hit } from '../engine/hit';
import { toSearchUrl } from '../search-url';

/** A line of the list that can be chosen. */
export type Option =
  | { kind: 'hit'; key: string; address: string; hit: Hit }
  | { kind: 'all'; key: string; address: string; label: string }
  | { kind: 'nearest'; key: string; label: string }
  | { kind: 'retry'; key: string; label: string };

interface Place {
  basePath: string;
  versionPath: string;
  context: string;
}

/** The hits by product and page, the ways to other words or to all results, and out of a failure. */
export function listOptions(
  { phase, answered = '', hits, nearest }: SessionState,
  place: Place,
): Option[] {
  return [
    ...groupHits(hits).map((hit): Option => {
      const address = hit.document.u + (hit.document.h ?? '');
      return { kind: 'hit', key: address, address, hit };
    }),
    // What is still loading may contain the name itself.
    ...(phase === 'ready' ? nearest : []).map((label): Option => ({
      kind: 'nearest',
      key: `nearest ${label}`,
      label,
    })),
    ...listLinks(hits, answered, place),
    ...(phase === 'failed' ? [{ kind: 'retry' as const, key: 'retry', label: 'Retry' }] : []),
  ];
}

/** To the page of results: of the product that is being read, and of all. */
function listLinks(hits: Hit[], text: string, place: Place): Option[] {
  if (hits.length === 0) return [];
  const { basePath, versionPath, context } = place;
  const title = products.find(({ id }) => id === context)?.title;
  const isInside = hits.some((hit) => hit.context === context);
  const toLink = (label: string, inside: string): Option => {
    const address = toSearchUrl(basePath, { text, context: inside, versionPath });
    return { kind: 'all', key: label, address, label };
  };
  if (title === undefined) return [toLink('See all results', '')];
  if (!isInside) return [toLink(`See all results outside "${title}"`, '')];
  const within = toLink(`See all results within "${title}"`, context);
  const isOutside = hits.some((hit) => hit.context !== context);
  return isOutside ? [within, toLink('See all results', '')] : [within];
}
