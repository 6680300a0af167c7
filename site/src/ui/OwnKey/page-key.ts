const NONE = { page: '', key: '' };

// In memory only, and for one page: a key must not outlive the reader's look at a sample.
let current = NONE;
const listeners = new Set<() => void>();

export function readPageKey(page: string): string {
  return current.page === page ? current.key : '';
}

export function setPageKey(page: string, key: string): void {
  current = { page, key };
  listeners.forEach((listener) => listener());
}

/** A reader who comes back to a page has left it, so the key is gone. */
export function forgetKeyOfOtherPages(page: string): void {
  if (page !== current.page) current = NONE;
}

export function subscribe(listener: () => void): () => void {
  // A browser keeps pages that are left, with their memory and what they show.
  if (listeners.size === 0) addEventListener('pagehide', forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('pagehide', forget);
  };
}

function forget(): void {
  setPageKey('', '');
}
