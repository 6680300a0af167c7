import { useState } from 'react';
import type { UIEvent } from 'react';

/** Fewer lines than these are not worth a button. */
const LEAST = 20;

interface Fold {
  isLong: boolean;
  isFolded: boolean;
  toggle(): void;
  /** For the element that cuts the lines. */
  onScroll(event: UIEvent): void;
}

/**
 * Folds a long response to its first lines. All lines stay on the page, so that find in page, copying,
 * printing and the focus meet them: when one of these goes to a line that is cut, all lines are shown.
 */
export function useFold(lines: number): Fold {
  const [isOpen, setOpen] = useState(false);
  const isLong = lines > LEAST;
  const isFolded = isLong && !isOpen;
  return {
    isLong,
    isFolded,
    toggle: () => setOpen(!isOpen),
    onScroll: ({ currentTarget, target }) => {
      if (isFolded && target === currentTarget && currentTarget.scrollTop > 0) setOpen(true);
    },
  };
}
