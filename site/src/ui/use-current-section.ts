import { useEffect, useState } from 'react';

/** A heading that an anchor brought into view lies on the line; fractions of a pixel may be missing. */
const TOLERANCE = 2;

/**
 * The last section whose top is above the line at which one reads: the line where anchors land, or
 * one below it. Undefined before the first section.
 *
 * @param list the same function as long as the sections are the same
 * @param depth share of the window that is above the line at least
 */
export function useCurrentSection(list: () => (Element | null)[], depth = 0): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const landing = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const line = Math.max(landing + TOLERANCE, depth * window.innerHeight);
      const isAbove = (section: Element | null) =>
        section !== null && section.getBoundingClientRect().top <= line;
      setCurrent(list().findLast(isAbove)?.id);
    };
    const readSoon = (): void => {
      frame ||= requestAnimationFrame(read);
    };
    const end = new AbortController();
    readSoon();
    window.addEventListener('scroll', readSoon, { passive: true, signal: end.signal });
    window.addEventListener('resize', readSoon, end);
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [list, depth]);
  return current;
}
