import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says below a program with what it was executed, and leads to the list of all. */
export default function Executed({ how }: { how: string }): ReactNode {
  return (
    <p className={styles.line}>
      <Link to="/api_general/quick/tested/">{how}</Link>
    </p>
  );
}
