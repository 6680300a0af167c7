import type { KeyboardEvent } from 'react';

/** What stands on a line and takes the focus: the button that folds, or the line of a value. */
const LINES = '[aria-expanded], [tabindex="-1"]';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows go from line to line; what gets the focus is scrolled into view by the browser. */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (step === undefined || isOther) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINES)];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = lines[at < 0 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
