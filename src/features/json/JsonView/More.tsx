import React from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { PAGE_SIZE } from './limits';
import styles from './styles.module.css';

interface Props {
  /** Number of entries that are not drawn. */
  left: number;
  onMore(): void;
}

/** Draws more of a long list. The last press leaves the focus at the line above what is new. */
export default function More({ left, onMore }: Props): ReactNode {
  const press = ({ currentTarget }: MouseEvent) => {
    // The button is about to go.
    if (left <= PAGE_SIZE) focusLine(currentTarget.previousElementSibling);
    onMore();
  };
  return (
    <button type="button" className={styles.more} onClick={press}>
      {`${left} more`}
    </button>
  );
}

/** A value has the focus on the line at which it begins. */
function focusLine(value: Element | null): void {
  const line = value?.querySelector('[data-fold]') ?? value;
  if (line instanceof HTMLElement) line.focus();
}
