import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * A place takes the focus over from a button in it that is gone. Who has moved on meanwhile stays
 * there.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (isThere || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
  }, [place, isThere]);
}
