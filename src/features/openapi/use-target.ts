import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { reveal } from './reveal';

/** Brings the field that the address names into view, also when it is folded away. */
export function useTarget(container: RefObject<HTMLElement | null>, isReady: boolean): void {
  const location = useLocation();
  useEffect(() => {
    if (isReady && container.current) reveal(container.current, location.hash);
    // The location is another one after each click, also on the link of the same field.
  }, [container, isReady, location]);
}
