/**
 * The element that a URL names behind its `#`. Browsers encode some of the signs there, and what
 * people paste may be in capitals, or have a tag (`#/tag/operation`), a mark, or a query beside it.
 *
 * @example findTarget('#caf%C3%A9'); // the element with the id "café"
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = decode(hash.slice(1));
  return document.getElementById(id) ?? findSimilar(id.replace(/[?&].*/s, '').trim());
}

/** Without its last names, `analyzeBatch.paraSpecs.type` leads to the operation. */
function findSimilar(id: string): HTMLElement | null {
  const name = id.replace(/^\/(?:.*\/(?=.))?|[/).,]+$/g, '').toLowerCase();
  const isSame = (element: HTMLElement) => element.id.toLowerCase() === name;
  if (name === '') return null;
  const same = [...document.querySelectorAll<HTMLElement>('[id]')].find(isSame);
  return same ?? findSimilar(name.replace(/(^|\.)[^.]*$/, ''));
}

/** A hash that cannot be decoded is taken as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
