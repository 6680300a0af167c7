import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Brings a response into view when it has come. */
export function useIntoView(element: RefObject<HTMLElement | null>, response: unknown): void {
  useEffect(() => {
    if (response !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, response]);
}
