import { useEffect } from 'react';
import type { RefObject } from 'react';

export function useIntoView(element: RefObject<HTMLElement | null>, response: unknown): void {
  useEffect(() => {
    if (response !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [element, response]);
}
