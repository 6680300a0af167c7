import React from 'react';
import type { ReactNode } from 'react';
import InternalLink from '@site/src/ui/InternalLink';
import styles from './styles.module.css';

/** Says of a result where it comes from. */
export default function FromSandbox(): ReactNode {
  return (
    <InternalLink className={styles.from} href="/api_media2/guide/sandbox/">
      from the sandbox
    </InternalLink>
  );
}
