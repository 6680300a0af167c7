/** Runs in a page before its scripts: the browser denies it any storage, as with cookies blocked. */
export function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}
