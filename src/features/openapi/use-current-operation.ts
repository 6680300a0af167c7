import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Heading and first line of a section. */
const SHARE_OF_WINDOW = 0.05;

/**
 * The operation whose section crosses a line of the window is the one that is read. The line is below the
 * place where anchors land, also in a low window.
 */
function toReadingLine(): string {
  const { innerHeight } = window;
  // Without the style sheet it is `auto`.
  const landing = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = Math.max(landing + 1, innerHeight / 4);
  const bottom = Math.max(0, innerHeight * (1 - SHARE_OF_WINDOW) - top);
  return `${-top}px 0px ${-bottom}px`;
}

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
      { rootMargin: toReadingLine() },
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
