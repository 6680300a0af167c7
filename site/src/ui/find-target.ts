/**
 * The element that a URL names behind its `#`. Browsers encode some of the signs there.
 *
 * @example findTarget('#caf%C3%A9'); // the element with the id "café"
 */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decode(hash.slice(1)));
}

/** A hash that cannot be decoded is taken as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
