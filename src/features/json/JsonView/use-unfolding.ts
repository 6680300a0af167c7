import { useState } from 'react';
import { escapeKey } from '#contract/json-pointer';
import type { Hooks } from './hooks';
import { isAround } from './is-touched';
import { isOpenAtFirst, PAGE_SIZE } from './limits';

interface Unfolding {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Number of entries that are drawn. */
  shown: number;
  setShown(count: number): void;
}

/** Whether a value stands open, and how much of it: as the reader left it, or so that what is revealed shows. */
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
      const [key = ''] = hooks.reveal?.slice(pointer.length + 1).split('/') ?? [];
      setOpen(true);
      setShown(Math.max(shown, keys.map(escapeKey).indexOf(key) + 1));
    }
  }
  return { isOpen, setOpen, shown, setShown };
}
