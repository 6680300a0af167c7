import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Facts({ children }: { children: ReactNode }) {
  return <div className={styles.facts}>{children}</div>;
}
