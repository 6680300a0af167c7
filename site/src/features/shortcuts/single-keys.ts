const STORED = 'single-keys';

/** Whether keys without Ctrl work: speech input types letters by accident, so they can be switched off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

/** Where storage is blocked the choice is not kept. */
export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Nothing to do.
  }
}
