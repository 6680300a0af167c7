// Change: our own look, without style attributes, which the content security policy forbids.
// Upstream: core 3.10.2, theme-fallback.
import type { LoadingComponentProps } from 'react-loadable';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Shown while a page loads, and when it does not load. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.box} role="alert">
        <p>
          <strong>This page did not load.</strong>
        </p>
        <p className={styles.text}>{String(error)}</p>
        <button type="button" className="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      <span className={styles.spinner} />
    </div>
  );
}
