import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A template beside what it renders. */
export default function TemplateExample({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.example}>{children}</div>;
}
