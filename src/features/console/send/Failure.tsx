import React from 'react';
import type { ReactNode } from 'react';
import styles from '../console.module.css';

interface Props {
  error?: Error;
  onRetry(): void;
}

/** Said where the answer would stand; what was typed stays. */
export default function Failure({ error, onRetry }: Props): ReactNode {
  return (
    <div role="alert">
      {error && (
        <p className={styles.failure}>
          {error.message}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}
