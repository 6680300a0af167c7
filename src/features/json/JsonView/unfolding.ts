import { useState } from 'react';
import { toSteps } from '#contract/read/json-pointer';
import { isAround } from './hooks';
import type { Hooks } from './hooks';

/** Of a long list this many items are drawn at a time. */
export const PAGE_SIZE = 60;

/** Below this depth, or above this length, a reader unfolds what is wanted. */
const DEEP = 5;
const LONG = 20;

/** The first levels are open; long lists inside of them do not. */
export function isOpenAtFirst(depth: number, length: number): boolean {
  if (depth <= 1) return true;
  return depth < DEEP && length <= LONG;
}

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

interface Unfolding {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Number of entries that are drawn. */
  shown: number;
  setShown(count: number): void;
}

/** Whether a value is open, and how much of it: as the reader left it, or so that what is revealed shows. */
export function useUnfolding(
  { pointer, depth, hooks }: { pointer: string; depth: number; hooks: Hooks },
  keys: string[],
): Unfolding {
  const [isOpen, setOpen] = useState(isOpenAtFirst(depth, keys.length));
  const [shown, setShown] = useState(PAGE_SIZE);
  const [revealed, setRevealed] = useState<string>();
  if (revealed !== hooks.reveal) {
    setRevealed(hooks.reveal);
    if (isAround(pointer, hooks)) {
      const [key = ''] = toSteps(hooks.reveal?.slice(pointer.length) ?? '');
      setOpen(true);
      setShown(Math.max(shown, keys.indexOf(key) + 1));
    }
  }
  return { isOpen, setOpen, shown, setShown };
}
