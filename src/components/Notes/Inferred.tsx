import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Marks what this documentation concluded itself from public facts. */
export default function Inferred({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.inferred}>
      <span className={styles.tag}>Inferred</span> {children}
    </div>
  );
}
