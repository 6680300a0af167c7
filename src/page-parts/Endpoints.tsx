import React from 'react';
import type { ReactNode } from 'react';
import styles from './Endpoint/styles.module.css';

/** Several endpoints below each other. */
export default function Endpoints({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.endpoints}>{children}</div>;
}
