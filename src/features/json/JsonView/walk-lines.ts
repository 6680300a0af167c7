import type { KeyboardEvent } from 'react';

/** What stands on a line and takes the focus: the button that folds, or the line of a value. */
const LINES = '[data-fold], [tabindex="-1"]';

/** The focus may also be on a button that is no line, beside a value or below a list. */
const FINDERS: Record<string, (lines: HTMLElement[], from: Node) => HTMLElement | undefined> = {
  ArrowDown: (lines, from) => lines.find((line) => isAfter(line, from)),
  ArrowUp: (lines, from) => lines.findLast((line) => isAfter(from, line) && !line.contains(from)),
};

/** The arrows go from line to line; what gets the focus is scrolled into view by the browser. */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const find = FINDERS[event.key];
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!find || isOther) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINES)];
  const next = find(lines, event.target as Node);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isAfter(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
