import React from 'react';
import type { ReactNode } from 'react';
import Reload from '../Reload';
import styles from './styles.module.css';

/** Only the download of the sandbox fails; what was chosen stays. */
export default function Failure({ onRetry }: { onRetry(): void }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>The sandbox could not be loaded. Check the connection; what you chose is kept.</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
      <Reload />
    </div>
  );
}
