import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * The text of an example that a reader has edited, in the session storage: after an update of the site
 * only a reload brings the files that an open tab lacks, and Edit then shows the text again. Where
 * storage is blocked, an edit lasts as long as the page.
 */
export function findKeptEdit(example: string) {
  return createStorageSlot(`edit.${example}`, { persistence: 'sessionStorage' });
}
