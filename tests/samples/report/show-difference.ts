/** As much as fits on two lines of a terminal. */
const MOST = 160;

/** How much is before the place where two long texts part. */
const BEFORE = 60;

/**
 * Shows two values below each other. Of long ones, the part is shown where they begin to differ.
 *
 * @example
 * showDifference("Macron's visit", 'Macrons visit'); // '  want "Macron\'s visit"\n  got  "Macrons visit"'
 */
export function showDifference(want: unknown, got: unknown): string {
  const [expected, gotten] = [show(want), show(got)];
  const start = Math.max(0, findFirstDifference(expected, gotten) - BEFORE);
  return `  want ${cut(expected, start)}\n  got  ${cut(gotten, start)}`;
}

/** Cuts a text to a length that a reader takes in at a glance. */
export function cut(text: string, start = 0): string {
  if (text.length <= MOST) return text;
  const excerpt = text.slice(start, start + MOST);
  return `${start > 0 ? '…' : ''}${excerpt}${start + MOST < text.length ? '…' : ''}`;
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function findFirstDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index++;
  return index;
}
