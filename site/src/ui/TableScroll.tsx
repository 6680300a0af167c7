import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

/**
 * A table that scrolls by itself when it is wider than the page. Only then it takes the focus,
 * so that its hidden part can be reached from the keyboard.
 */
export default function TableScroll(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => setScrolls(node.scrollWidth > node.clientWidth));
    observer.observe(node);
    // Content that changes makes the table wider, but not its frame.
    observer.observe(node.firstElementChild!);
    return () => observer.disconnect();
  }, []);

  const focusable = scrolls
    ? { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' }
    : {};
  return (
    <div ref={frame} className="table-scroll" {...focusable}>
      <table {...props} />
    </div>
  );
}
