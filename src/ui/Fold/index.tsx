import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { useFold } from './use-fold';

/** For the element that has the lines: it cuts them when they are folded. */
export function toFoldClass({ isLong, isFolded }: ReturnType<typeof useFold>): string {
  if (!isLong) return '';
  return (isFolded ? styles.folded : styles.open) ?? '';
}

interface Props extends Pick<ReturnType<typeof useFold>, 'isFolded' | 'toggle'> {
  lines: number;
}

/** Below a long response: shows all of its lines, or the first ones again. */
export default function FoldButton({ lines, isFolded, toggle }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  function press(): void {
    toggle();
    // The end of a long response is far from its beginning: the button stays where it is pressed.
    if (!isFolded)
      requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }));
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-expanded={!isFolded}
      onClick={press}
    >
      {isFolded ? `Show all ${toText(lines)} lines` : 'Show fewer lines'}
    </button>
  );
}

/** The formatter of numbers takes several milliseconds to start, and few responses need it. */
function toText(lines: number): string {
  return lines < 1000 ? `${lines}` : lines.toLocaleString('en');
}
