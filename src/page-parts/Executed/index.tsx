import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Toolchain, version and date. */
  details: string;
}

/** A badge below a code sample: that it was tested, and on demand how. */
export default function Executed({ label, details }: Props): ReactNode {
  return (
    <details className={styles.badge}>
      <summary>{label}</summary>
      <span>{details}</span> <Link to="/api_general/quick/tested/">All tested samples</Link>
    </details>
  );
}
