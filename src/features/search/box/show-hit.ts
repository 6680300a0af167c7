import { findMarks } from '../engine/hits/snippet';
import { HIGHLIGHT } from './use-shown-hit';

const style = new CSSStyleSheet();

/** Beyond that a page is not readable any more. */
const MOST_MARKS = 500;

/** Marks words on the page that was opened; `src/client-modules/light-target.ts` lights up the place. */
export function showHit(words: string[]): void {
  // The words are forgotten, so that a reload shows the page as it is.
  window.history.replaceState(null, '');
  if (!('highlights' in CSS)) return;
  addStyle();
  CSS.highlights.set(HIGHLIGHT, new Highlight(...listRanges(words)));
}

/** Only from here on: in a style sheet of the page, browsers would look for it at every element. */
function addStyle(): void {
  if (style.cssRules.length > 0) return;
  style.insertRule(`::highlight(${HIGHLIGHT}) { color: var(--ink); background-color: #ffe9a8; }`);
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
