import { findMarks } from '../engine/hits/snippet';
import { HIGHLIGHT } from './use-shown-hit';

/** Beyond that a page is not readable any more. */
const MOST_MARKS = 500;

/** Marks words on the page that was opened; `src/client-modules/light-target.ts` lights up the place. */
export function showHit(words: string[]): void {
  // The words are forgotten, so that a reload shows the page as it is.
  window.history.replaceState(null, '');
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...listRanges(words)));
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
