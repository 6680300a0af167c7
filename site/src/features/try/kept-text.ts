/**
 * The text for `/try/` is in the session storage: it stays in this tab, no server sees it, and unlike
 * one in the URL it is neither cut nor part of the history. The home page writes it too.
 */
const KEY = 'try.text';

export function readText(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // Where storage is blocked, a text lasts as long as the page.
    return undefined;
  }
}

export function keepText(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // See above.
  }
}
