import type { ConsoleRequest } from './shared-request';
import { toShareLink } from './share-link';

/** The link of a request as a URL of this page, wherever the site stands. */
export function toPageLink(call: ConsoleRequest): string {
  const { hash } = new URL(toShareLink(call), window.location.href);
  return `${window.location.origin}${window.location.pathname}${hash}`;
}
