/**
 * The URL of a line of the JSON on a page, in which a name is: a text fragment, which needs no anchor.
 * The line before it tells equal lines apart.
 *
 * @returns undefined where a URL cannot lead: in a response that is not there when the page opens,
 * and in a tab that is not open
 * @example toLineUrl(link); // 'https://…/tagging/#:~:text=%22id%22%3A%20%22t1%22%2C-,%22gkbId%22%3A%20%22G183%22%2C'
 */
export function toLineUrl(link: HTMLElement): string | undefined {
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
