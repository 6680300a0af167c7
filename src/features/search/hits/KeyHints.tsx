import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What the keys do in the list, for the eye: screen readers tell it of every such list. */
export default function KeyHints(): ReactNode {
  return (
    <div className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> select
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </div>
  );
}
