import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * While a console covers the fields and examples of its operation, they are out of reach of the
 * keyboard, and Escape shrinks the console from everywhere.
 */
export function useExpanded(
  section: RefObject<HTMLElement | null>,
  isExpanded: boolean,
  shrink: (isExpanded: false) => void,
): void {
  useEffect(() => {
    const element = section.current;
    if (!isExpanded || !element) return undefined;
    element.scrollIntoView({ block: 'start' });
    const pair = element.closest('.pair');
    const parts = [...(pair?.parentElement?.children ?? [])] as HTMLElement[];
    const covered = parts.filter((part) => part !== pair);
    const setCovered = (isCovered: boolean) => covered.forEach((part) => (part.inert = isCovered));
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !element.contains(target as Node)) shrink(false);
    };
    setCovered(true);
    document.addEventListener('keydown', leave);
    return () => {
      setCovered(false);
      document.removeEventListener('keydown', leave);
    };
  }, [section, isExpanded, shrink]);
}
