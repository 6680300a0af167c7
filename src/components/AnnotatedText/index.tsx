import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** An analysed text with what was found in it, and how much each tag matters. */
export default function AnnotatedText({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.annotated}>{children}</div>;
}
