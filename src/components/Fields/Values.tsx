import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Longer lists are folded: most readers need one value, and find it in the open list by search. */
const MOST_SHOWN = 10;

interface Props {
  label: string;
  /** How many values there are. */
  count: string;
  children: ReactNode;
}

/** The values of a field, each with its meaning. */
export default function Values({ label, count, children }: Props): ReactNode {
  if (Number(count) <= MOST_SHOWN) {
    return (
      <div className={styles.values}>
        <span className={styles.valuesLabel}>{label}</span>
        {children}
      </div>
    );
  }
  return (
    <details className={styles.values}>
      <summary className={styles.valuesLabel}>
        {label} ({count})
      </summary>
      {children}
    </details>
  );
}
