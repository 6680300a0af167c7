import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says of a result where it comes from. */
export default function FromSandbox(): ReactNode {
  return (
    <Link className={styles.from} to="/api_media2/guide/sandbox/">
      from the sandbox
    </Link>
  );
}
