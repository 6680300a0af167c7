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

/**
 * The URL of a line of the JSON on a page, in which a name is: a text fragment, which needs no anchor.
 * The line before it tells equal lines apart.
 *
 * @returns undefined where a URL cannot lead: in a response that is not there when the page opens,
 * and in a tab that is not open
 * @example findLineUrl(link); // 'https://…/tagging/#:~:text=%22id%22%3A%20%22t1%22%2C-,%22gkbId%22%3A%20%22G183%22%2C'
 */
export function findLineUrl(link: HTMLElement): string | undefined {
  const pre = link.closest('pre');
  if (!pre || link.closest('[data-pointer], [hidden]')) return undefined;
  const range = document.createRange();
  range.setStart(pre, 0);
  range.setEndBefore(link);
  const at = range.toString().split('\n').length - 1;
  const lines = pre.textContent.split('\n').map((line) => line.trim());
  const [before, line] = [lines[at - 1], lines[at] ?? ''];
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#:~:text=${before ? `${encode(before)}-,` : ''}${encode(line)}`;
}

/** Hyphens and commas have a meaning in text fragments. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}
