/** A heading below the title of a page. */
interface Heading {
  depth: number;
  /** Without links and marks. */
  text: string;
  /** Where its line begins in the page. */
  start: number;
}

/** The headings of a Markdown page; lines of code that begin with `#` are none. */
export function listHeadings(page: string): Heading[] {
  const headings: Heading[] = [];
  let isCode = false;
  let start = 0;
  for (const line of page.split('\n')) {
    if (/^(`{3,}|~{3,})/.test(line)) isCode = !isCode;
    const [, signs, text] = (isCode ? null : /^(#{2,4}) (.+)/.exec(line)) ?? [];
    if (signs && text) headings.push({ depth: signs.length, text: toPlain(text), start });
    start += line.length + 1;
  }
  return headings;
}

/** A section with those inside it, without the rest of the page. */
export function findSection(page: string, heading: string): string | undefined {
  const headings = listHeadings(page);
  const wanted = toPlain(heading).toLowerCase();
  const at = headings.findIndex(({ text }) => text.toLowerCase() === wanted);
  const own = headings[at];
  if (!own) return undefined;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= own.depth);
  return page.slice(own.start, next?.start).trim();
}

/** Text without links and marks. */
export function toPlain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');
}
