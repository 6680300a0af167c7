import React from 'react';
import type { ReactNode } from 'react';
import styles from './Fields/styles.module.css';

interface Props {
  label: string;
  /** Longer lists are folded: a reader who needs one value finds it in the open list by search. */
  folded?: boolean;
  children: ReactNode;
}

/** The values of a field, each with its meaning. */
export default function Values({ label, folded = false, children }: Props): ReactNode {
  if (!folded) {
    return (
      <div className={styles.values}>
        <span className={styles.valuesLabel}>{label}</span>
        {children}
      </div>
    );
  }
  return (
    <details className={styles.values}>
      <summary className={styles.valuesLabel}>{label}</summary>
      {children}
    </details>
  );
}
