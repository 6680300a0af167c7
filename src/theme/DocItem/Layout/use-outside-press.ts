import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Calls `close` when something outside of the element is pressed while it is open. */
export function useOutsidePress(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (!element.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [element, isOpen, close]);
}
