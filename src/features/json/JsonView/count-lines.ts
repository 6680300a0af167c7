import { isOpenAtFirst, PAGE_SIZE } from './limits';

/**
 * Number of lines on which JSON is drawn at first. A button that draws more of a list is one, too.
 *
 * @example countLines({ id: '1', tags: [] }); // 4
 */
export function countLines(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 1;
  const inner = Object.values(value) as unknown[];
  if (inner.length === 0 || !isOpenAtFirst(depth, inner.length)) return 1;
  const shown = inner.slice(0, PAGE_SIZE);
  const more = inner.length > PAGE_SIZE ? 1 : 0;
  return shown.reduce<number>((sum, one) => sum + countLines(one, depth + 1), 2 + more);
}
