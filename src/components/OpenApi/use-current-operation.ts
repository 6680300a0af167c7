import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The call whose section crosses this part of the window is the one that is read. */
const READING_LINE = '-25% 0px -70% 0px';

/** The operationId of the section that is being read; undefined above the first one. */
export function useCurrentOperation(page: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const element = page.current;
    if (!element) return undefined;
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        entries.forEach(({ target, isIntersecting }) => {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        });
        setCurrent([...crossing].at(-1));
      },
      { rootMargin: READING_LINE },
    );
    const observe = () =>
      element.querySelectorAll('.operation').forEach((section) => observer.observe(section));
    observe();
    // The sections come later when the page was reached by a link inside the site.
    const arrivals = new MutationObserver(observe);
    arrivals.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [page]);
  return current;
}
