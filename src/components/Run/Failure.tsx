import React from 'react';
import type { ReactNode } from 'react';
import Reload from '../Reload';
import styles from './styles.module.css';

/** The sandbox itself never fails for want of a connection; only its download does. */
export default function Failure({ onRetry }: { onRetry(): void }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>The sandbox could not be loaded. Check the connection; nothing that you typed is lost.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Retry
      </button>
      <Reload className={styles.button} />
    </div>
  );
}
