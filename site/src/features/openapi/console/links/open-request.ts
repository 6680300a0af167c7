/** How a reader asks for a console: by its button, or by a link that carries a request. */
export type OpenRequest = { operationId: string; intention?: string } | { hash: string };

/** Mail apps and messengers encode what is behind the `#`, some of them twice. */
const CALL = /(?:\?|%(?:25)*3F)call(?:=|%(?:25)*3D)/i;

/**
 * The part of a URL behind its `#` as share-link.ts wrote it; undefined when it has no request.
 *
 * @example toPlainLink('#analyze%3Fcall=eyJ9'); // '#analyze?call=eyJ9'
 */
export function toPlainLink(hash: string): string | undefined {
  return CALL.test(hash) ? hash.replace(CALL, '?call=') : undefined;
}

type Url = Pick<Location, 'search' | 'hash'>;

/**
 * Reads what a URL asks for: `?try#analyze`, or an intention. Links within the page keep its query, so an
 * intention counts only for the link that brought it.
 *
 * @param last the URL before
 * @example
 * findOpenRequest({ search: '?intention=only-tags', hash: '#analyze' });
 * // { operationId: 'analyze', intention: 'only-tags' }
 */
export function findOpenRequest({ search, hash }: Url, last?: Url): OpenRequest | undefined {
  const link = toPlainLink(hash);
  if (link !== undefined) return { hash: link };
  const query = new URLSearchParams(search);
  if (hash === '' || search === last?.search) return undefined;
  const operationId = hash.slice(1);
  const intention = query.get('intention');
  if (intention !== null) return { operationId, intention };
  return query.has('try') ? { operationId } : undefined;
}
