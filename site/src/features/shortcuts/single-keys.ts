import { createStorageSlot } from '@docusaurus/theme-common';

/** The slot contains `off` for readers who have switched keys without Ctrl off. */
export const SINGLE_KEYS = 'single-keys';

/** Whether keys without Ctrl work: speech input types letters by accident, so they can be switched off. */
export function areSingleKeysOn(): boolean {
  return createStorageSlot(SINGLE_KEYS).get() !== 'off';
}

export function switchSingleKeys(isOn: boolean): void {
  const storage = createStorageSlot(SINGLE_KEYS);
  if (isOn) storage.del();
  else storage.set('off');
}
