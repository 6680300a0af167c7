/** Of a long list this many items are drawn at a time. */
export const PAGE_SIZE = 60;

/** Below this depth, or above this length, a reader unfolds what is wanted. */
const DEEP = 5;
const LONG = 20;

/** The first levels stand open; long lists inside of them do not. */
export function isOpenAtFirst(depth: number, length: number): boolean {
  if (depth <= 1) return true;
  return depth < DEEP && length <= LONG;
}
