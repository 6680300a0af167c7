/**
 * Finds the link of a token in code. Samples in other languages than JSON have no links: their names
 * are those of the cURL command in the tab beside them, whose JSON the build has linked.
 *
 * @example
 * findLink(title); // of `title: 'Prague'` in JavaScript: <a href="…/NlpRequest/#field-title">"title"</a>
 */
export function findLink(token: HTMLElement): HTMLAnchorElement | undefined {
  if (token instanceof HTMLAnchorElement) return token;
  const code = token.closest('pre');
  const tabs = token.closest('.tabs-container');
  if (!code || !tabs || !isName(token)) return undefined;
  const tokens = findSame(code, 'span', token).filter(isName);
  const links = findSame(tabs, 'a.k', token) as HTMLAnchorElement[];
  // A name can be in several objects. If only one of them is of the request, none is explained.
  return tokens.length === links.length ? links[tokens.indexOf(token)] : undefined;
}

function findSame(root: Element, selector: string, { textContent }: Element): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(`.code ${selector}`)];
  return all.filter((other) => unquote(other.textContent) === unquote(textContent));
}

function unquote(text: string): string {
  return text.replace(/^(['"])(.*)\1$/, '$2');
}

/** Before a colon, or before the arrow of PHP. */
function isName({ nextSibling }: Element): boolean {
  return /^\s*(:|=>)/.test(nextSibling?.textContent ?? '');
}
