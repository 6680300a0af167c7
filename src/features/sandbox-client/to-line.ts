import type { SentRequest } from './send';

/**
 * A request in one line, without its host.
 *
 * @example toLine({ method: 'POST', url: 'https://media-api.geneea.com/v2/nlp/analyze', headers: [] });
 * // 'POST /v2/nlp/analyze'
 */
export function toLine({ method, url }: Pick<SentRequest, 'method' | 'url'>): string {
  return `${method} ${new URL(url).pathname}`;
}
