import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * The text for `/try/` is in the session storage: it stays in this tab, no server sees it, and unlike
 * one in the URL it is neither cut nor part of the history. The home page writes it too.
 */
export function findKeptText() {
  return createStorageSlot('try.text', { persistence: 'sessionStorage' });
}
