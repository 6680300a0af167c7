import React from 'react';
import type { ReactNode } from 'react';
import styles from './Fields/styles.module.css';

/** Default, format, rules and conditions of a field, below its meaning. */
export default function SmallPrint({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.smallPrint}>{children}</div>;
}
