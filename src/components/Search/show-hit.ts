import { findMarks } from '../../search/find-marks';
import { HIGHLIGHT } from './use-shown-hit';

/** Beyond that a page is not readable any more. */
const MOST_MARKS = 500;

/** Marks words on the page and lights up the place that was opened. */
export function showHit(words: string[], hash: string): void {
  // Browsers light up `:target` when they go there themselves, not when a program changes the
  // address. This also forgets the words, so that a reload shows the page as it is.
  if (hash !== '') window.location.replace(hash);
  else window.history.replaceState(null, '');
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
