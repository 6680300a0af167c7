/**
 * The examples that a reader has edited are in the session storage: after an update of the site only a
 * reload brings the files that an open tab lacks, and Edit then shows the text again.
 */
const toKey = (example: string) => `edit.${example}`;

/** Where storage is blocked, an edit lasts as long as the page. */
function withStorage<Value>(access: (storage: Storage) => Value): Value | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

export function readEdit(example: string): string | undefined {
  return withStorage((storage) => storage.getItem(toKey(example))) ?? undefined;
}

export function keepEdit(example: string, text: string): void {
  withStorage((storage) => storage.setItem(toKey(example), text));
}

export function forgetEdit(example: string): void {
  withStorage((storage) => storage.removeItem(toKey(example)));
}
