import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says where the results above come from, and what to keep in mind about them. */
export default function Source({ children }: { children?: ReactNode }): ReactNode {
  return (
    <p className={styles.source}>
      Simulated by the <Link to="/api_media2/guide/sandbox/">sandbox</Link> with demo data.{' '}
      {children}
    </p>
  );
}
