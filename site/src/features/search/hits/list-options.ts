import { searchLinks } from '@docs/vendor';
import type { ProductSummary } from '@docs/vendor';
import type { Scope, SessionState } from '../create-session';
import type { Hit } from '@docs/search';
import { toSearchUrl } from '../search-url';

export type Option =
  | { kind: 'hit'; key: string; url: string; hit: Hit }
  | { kind: 'all'; key: string; url: string; label: string }
  | { kind: 'nearest'; key: string; label: string }
  | { kind: 'retry'; key: string; label: string };

interface SearchScope extends Scope {
  products: ProductSummary[];
  basePath: string;
}

/** The hits by product and page, the ways to other words or to all results, and out of a failure. */
export function listOptions(
  text: string,
  { phase, hitsFor = '', hits, nearest }: SessionState,
  scope: SearchScope,
): Option[] {
  // Shown before anything is typed, and where nothing is found.
  const useful = searchLinks.useful.map(({ label, path }): Option => {
    const url = scope.basePath + path;
    return { kind: 'all', key: url, url, label };
  });
  if (text.trim() === '') return useful;
  return [
    ...groupHits(hits).map((hit): Option => {
      const url = hit.document.u + (hit.document.h ?? '');
      return { kind: 'hit', key: url, url, hit };
    }),
    // An index that is still loading may contain the name itself.
    ...(phase === 'ready' ? nearest : []).map((label): Option => ({
      kind: 'nearest',
      key: `nearest ${label}`,
      label,
    })),
    ...listLinks(hits, hitsFor, scope),
    ...(phase === 'ready' && hitsFor === text && hits.length === 0 ? useful : []),
    ...(phase === 'failed' ? [{ kind: 'retry' as const, key: 'retry', label: 'Retry' }] : []),
  ];
}

function listLinks(hits: Hit[], text: string, scope: SearchScope): Option[] {
  if (hits.length === 0) return [];
  const { products, basePath, versionPath, context } = scope;
  const title = products.find(({ id }) => id === context)?.title;
  const isInside = hits.some((hit) => hit.context === context);
  const toLink = (label: string, inside: string): Option => {
    const url = toSearchUrl(basePath, { text, context: inside, versionPath });
    return { kind: 'all', key: label, url, label };
  };
  if (title === undefined) return [toLink('See all results', '')];
  if (!isInside) return [toLink(`See all results outside "${title}"`, '')];
  const within = toLink(`See all results within "${title}"`, context);
  const isOutside = hits.some((hit) => hit.context !== context);
  return isOutside ? [within, toLink('See all results', '')] : [within];
}

/** Brings hits of one product, and in it of one page, together, in the order of their best hits. */
export function groupHits(hits: Hit[]): Hit[] {
  return group(hits, ({ context }) => context).flatMap((ofProduct) =>
    group(ofProduct, ({ document }) => document.u).flat(),
  );
}

function group(hits: Hit[], toKey: (hit: Hit) => string): Hit[][] {
  const groups = new Map<string, Hit[]>();
  hits.forEach((hit) => {
    const key = toKey(hit);
    const members = groups.get(key);
    if (members) members.push(hit);
    else groups.set(key, [hit]);
  });
  return [...groups.values()];
}
