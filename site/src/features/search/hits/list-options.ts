import { provider, searchLinks } from '@docs/vendor';
import type { ProductSummary } from '@docs/vendor';
import { isNothing } from '../create-session';
import type { Scope, SessionState } from '../create-session';
import type { Hit } from '@docs/search';
import { toSearchUrl } from '../search-url';

export type Option =
  | { kind: 'hit'; key: string; url: string; hit: Hit }
  | { kind: 'recent'; key: string; url: string; hit: Hit }
  | { kind: 'forget'; key: string; label: string }
  | { kind: 'all'; key: string; url: string; label: string }
  | { kind: 'nearest'; key: string; label: string }
  | { kind: 'retry'; key: string; label: string };

interface SearchScope extends Scope {
  products: ProductSummary[];
  basePath: string;
}

/**
 * The hits by product and page, the ways to other words or to all results, and out of a failure.
 *
 * @param recent hits that were opened before, for an empty box
 */
export function listOptions(
  text: string,
  state: SessionState,
  scope: SearchScope,
  recent: Hit[] = [],
): Option[] {
  const { phase, hitsFor = '', hits, nearest } = state;
  const buildLink = ({ label, path }: { label: string; path: string }): Option => {
    const url = scope.basePath + path;
    return { kind: 'all', key: url, url, label };
  };
  // Shown before anything is typed, and where nothing is found.
  const useful = searchLinks.useful.map(buildLink);
  if (text.trim() === '') {
    const opened = recent.map((hit): Option => buildHitOption('recent', hit));
    const forget: Option = { kind: 'forget', key: 'forget', label: 'Forget these' };
    return opened.length > 0 ? [...opened, forget, ...useful] : useful;
  }
  return [
    ...groupHits(hits).map((hit): Option => buildHitOption('hit', hit)),
    ...(isNothing(state, text) ? [...listNearest(nearest), ...listWaysOut(useful)] : []),
    ...listLinks(hits, hitsFor, scope),
    ...(phase === 'failed' ? [{ kind: 'retry' as const, key: 'retry', label: 'Retry' }] : []),
  ];

  /** The fields, the sandbox's data, and people come first. */
  function listWaysOut(useful: Option[]): Option[] {
    const help = searchLinks.help.map(buildLink);
    const url = `mailto:${provider.contact}`;
    return [
      ...help,
      { kind: 'all', key: url, url, label: `Ask ${provider.contact}` },
      ...useful.filter(({ key }) => !help.some((link) => link.key === key)),
    ];
  }
}

function buildHitOption(kind: 'hit' | 'recent', hit: Hit): Option {
  const url = hit.document.u + (hit.document.h ?? '');
  return { kind, key: url, url, hit };
}

function listNearest(names: string[]): Option[] {
  return names.map((label) => ({ kind: 'nearest', key: `nearest ${label}`, label }));
}

function listLinks(hits: Hit[], text: string, scope: SearchScope): Option[] {
  if (hits.length === 0) return [];
  const { products, basePath, versionPath, context } = scope;
  const title = products.find(({ id }) => id === context)?.title;
  const isInside = hits.some((hit) => hit.context === context);
  const buildLink = (label: string, inside: string): Option => {
    const url = toSearchUrl(basePath, { text, context: inside, versionPath });
    return { kind: 'all', key: label, url, label };
  };
  if (title === undefined) return [buildLink('See all results', '')];
  if (!isInside) return [buildLink(`See all results outside "${title}"`, '')];
  const within = buildLink(`See all results within "${title}"`, context);
  const isOutside = hits.some((hit) => hit.context !== context);
  return isOutside ? [within, buildLink('See all results', '')] : [within];
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
