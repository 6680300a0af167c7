import type { Product } from '#products';

/** Whether a page belongs to a product. */
export function isOf({ route, contract }: Product, page: string): boolean {
  // The interactive reference is next to the products and describes one of them.
  const isInteractive = contract === 'media-v2' && page === '/openapi/';
  return isInteractive || page.startsWith(`/${route}/`);
}

/** Types are described by their fields, which a list need not repeat. */
export function isReference(route: string): boolean {
  return /\/(reference|guide\/code)\/./.test(route);
}
