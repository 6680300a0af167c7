/** How a reader asks for a console: by its button, or by a link that carries a request. */
export type OpenRequest = { operationId: string } | { hash: string };

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
 * Reads what a URL asks for: a request, or a console. Links within the page keep its query, so `?try`
 * counts only for the link that brought it.
 *
 * @param last the URL before
 * @example
 * findOpenRequest({ search: '?try', hash: '#analyze' }); // { operationId: 'analyze' }
 */
export function findOpenRequest({ search, hash }: Url, last?: Url): OpenRequest | undefined {
  const link = toPlainLink(hash);
  if (link !== undefined) return { hash: link };
  if (hash === '' || search === last?.search) return undefined;
  return new URLSearchParams(search).has('try') ? { operationId: hash.slice(1) } : undefined;
}
