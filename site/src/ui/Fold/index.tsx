import { useRef, useState } from 'react';
import type { UIEvent } from 'react';
import styles from './styles.module.css';

/** For the element that has the lines: it cuts them when they are folded. */
export function toFoldClass({ isLong, isFolded }: ReturnType<typeof useFold>): string {
  if (!isLong) return '';
  return (isFolded ? styles.folded : styles.open) ?? '';
}

interface Props extends Pick<ReturnType<typeof useFold>, 'isFolded' | 'toggle'> {
  lines: number;
}

export default function FoldButton({ lines, isFolded, toggle }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  function press(): void {
    toggle();
    // The end of long code is far from its beginning: the button stays where it is pressed.
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
      {isFolded ? `Show all ${formatCount(lines)} lines` : 'Show fewer lines'}
    </button>
  );
}

/** The formatter of numbers takes several milliseconds to start, and few responses need it. */
function formatCount(lines: number): string {
  return lines < 1000 ? `${lines}` : lines.toLocaleString('en');
}

/** Of 24 lines that are shown, eight more are not worth a button. */
const LEAST = 32;

/**
 * Folds long code to its first lines. All lines stay on the page, so that find in page, copying,
 * printing and the focus meet them: when one of these goes to a line that is cut, all lines are shown.
 */
export function useFold(lines: number) {
  const [isOpen, setOpen] = useState(false);
  const isLong = lines > LEAST;
  const isFolded = isLong && !isOpen;
  return {
    isLong,
    isFolded,
    toggle: () => setOpen(!isOpen),
    /** For the element that cuts the lines. */
    onScroll: ({ currentTarget, target }: UIEvent) => {
      if (isFolded && target === currentTarget && currentTarget.scrollTop > 0) setOpen(true);
    },
  };
}
