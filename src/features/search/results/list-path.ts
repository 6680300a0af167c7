import type { Hit } from '../engine/hit';

/**
 * Where a hit is: from the product to its page, without a name that only repeats the one before it,
 * or that of the hit itself.
 *
 * @example
 * listPath(hitOfThePageAnalysis, 'Media API v2'); // ['Media API v2', 'Reference']
 */
export function listPath({ type, document, page }: Hit, product?: string): string[] {
  const name = type === 'Heading' || type === 'Title' ? document.t : document.s;
  const path = [...(product === undefined ? [] : [product]), ...document.b.slice(1), page.t];
  const distinct = path.filter((step, index) => step !== path[index - 1]);
  return distinct.at(-1) === name ? distinct.slice(0, -1) : distinct;
}
