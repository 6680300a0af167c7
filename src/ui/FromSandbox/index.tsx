import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says of a result where it comes from. The narrow head of a code block has room for one word. */
export default function FromSandbox(): ReactNode {
  return (
    <Link className={styles.from} to="/api_media2/guide/sandbox/">
      <span className={styles.more}>from the </span>sandbox
    </Link>
  );
}
