import React from 'react';
import type { ReactNode } from 'react';
import styles from '../console.module.css';

interface Props {
  isShown: boolean;
  onUndo(): void;
}

/** As long as the page is open, what was typed is not lost: whatever replaced it can be undone. */
export default function Replaced({ isShown, onUndo }: Props): ReactNode {
  if (!isShown) return null;
  return (
    <p className={styles.note} role="status">
      Another request replaced yours.{' '}
      <button type="button" className={styles.link} onClick={onUndo}>
        Restore your request
      </button>
    </p>
  );
}
