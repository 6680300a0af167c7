import { findMarks } from '@docs/search';

const style = new CSSStyleSheet();

/** Beyond that a page is not readable any more. */
const MOST_MARKS = 500;

/** Marks words on an opened page, where `site/src/client-modules/show-position.ts` lights up the place. */
export function showHit(words: string[], name: string): void {
  // The words are forgotten, so that a reload shows the page as it is.
  window.history.replaceState(null, '');
  if (!('highlights' in CSS)) return;
  addStyle(name);
  CSS.highlights.set(name, new Highlight(...listRanges(words)));
}

/** Only from here on: in a style sheet of the page, browsers would look for it at every element. */
function addStyle(name: string): void {
  if (style.cssRules.length > 0) return;
  style.insertRule(`::highlight(${name}) { color: var(--ink); background-color: #ffe9a8; }`);
  document.adoptedStyleSheets.push(style);
}

function listRanges(words: string[]): Range[] {
  const article = document.querySelector('article');
  if (!article) return [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode() && ranges.length < MOST_MARKS) {
    const node = walker.currentNode;
    findMarks(node.textContent ?? '', words).forEach(([start, end]) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    });
  }
  return ranges;
}
