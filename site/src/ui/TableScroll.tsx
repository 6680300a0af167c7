import React, { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** A pixel may be missing at the end: browsers round what was scrolled. */
const TOLERANCE = 1;

/**
 * A table that scrolls by itself when it is wider than the page. Only then it takes the focus,
 * so that its hidden part can be reached from the keyboard, and says so until its end is in view.
 */
export default function TableScroll(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const read = (): void => {
      const hidden = node.scrollWidth - node.clientWidth;
      setScrolls(hidden > 0);
      setCut(hidden - node.scrollLeft > TOLERANCE);
    };
    const observer = new ResizeObserver(read);
    observer.observe(node);
    // Content that changes makes the table wider, but not its frame.
    observer.observe(node.firstElementChild!);
    node.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', read);
    };
  }, []);

  const focusable = scrolls
    ? { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' }
    : {};
  return (
    <div className="table-frame">
      <div ref={frame} className="table-scroll" {...focusable}>
        <table {...props} />
      </div>
      {isCut && (
        <span className="table-more" aria-hidden="true">
          Scroll →
        </span>
      )}
    </div>
  );
}
