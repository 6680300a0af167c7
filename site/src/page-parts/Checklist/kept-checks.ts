const toKey = (id: string) => `check.${id}`;

export function isChecked(id: string): boolean {
  try {
    return localStorage.getItem(toKey(id)) !== null;
  } catch {
    return false;
  }
}

/** Where storage is blocked, a tick lasts as long as the page. */
export function keepChecked(id: string, checked: boolean): void {
  try {
    if (checked) localStorage.setItem(toKey(id), 'done');
    else localStorage.removeItem(toKey(id));
  } catch {
    // Nothing to do.
  }
}
