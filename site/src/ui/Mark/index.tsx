import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Kind of entity: its word is shown, its color only helps. */
  type: string;
  children: ReactNode;
}

export default function Mark({ type, children }: Props) {
  return (
    <mark className={`${styles.mark} ${styles[type] ?? styles.general}`}>
      {children}
      <small>{type}</small>
    </mark>
  );
}
