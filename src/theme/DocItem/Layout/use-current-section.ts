import type { TOCItem } from '@docusaurus/mdx-loader';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A heading that an anchor brought into view lies on the line; fractions of a pixel may be missing. */
const TOLERANCE = 2;

/** The last section whose heading is above the line where anchors land; undefined before the first. */
export function useCurrentSection(
  bar: RefObject<HTMLElement | null>,
  toc: readonly TOCItem[],
): TOCItem | undefined {
  const [current, setCurrent] = useState<TOCItem>();
  useEffect(() => {
    let frame = 0;
    const read = (): void => {
      frame = 0;
      // On wide screens the contents are beside the text.
      if (bar.current?.getClientRects().length === 0) return;
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      setCurrent(toc.findLast(({ id }) => isAbove(id, line + TOLERANCE)));
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(read);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [bar, toc]);
  return current;
}

function isAbove(id: string, line: number): boolean {
  const heading = document.getElementById(id);
  return heading !== null && heading.getBoundingClientRect().top <= line;
}
