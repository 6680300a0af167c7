const NAME = 'language';

/** The language that the URL asks for: `?language=python`. */
export function readLanguage(): string | null {
  return new URLSearchParams(window.location.search).get(NAME);
}

/** Puts the chosen language into the URL, for links to the page as it is seen. */
export function writeLanguage(language: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(NAME, language);
  // The router would draw the whole page again.
  window.history.replaceState(window.history.state, '', url);
}
