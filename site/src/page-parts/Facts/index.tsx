import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Short facts in a row, below the purpose of a type. The child is a list. */
export default function Facts({ children }: { children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
