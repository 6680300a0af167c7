import type { SharedCall } from './shared-request';
import { toShareLink } from './share-link';

/** The link of a call as an address of this page, wherever the site stands. */
export function toPageLink(call: SharedCall): string {
  const { hash } = new URL(toShareLink(call), window.location.href);
  return `${window.location.origin}${window.location.pathname}${hash}`;
}
