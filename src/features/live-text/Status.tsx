import React from 'react';
import type { ReactNode } from 'react';
import FromSandbox from '@site/src/ui/FromSandbox';
import Retry from '@site/src/ui/Retry';
import styles from './styles.module.css';
import type { LiveState } from './live-state';

/** One line that says what happens. What failed can be tried again at the same place. */
export default function Status(props: LiveState & { onRetry(): void }): ReactNode {
  return (
    <div className={styles.status} role="status">
      <Content {...props} />
    </div>
  );
}

function Content({ phase, message, live, onRetry }: LiveState & { onRetry(): void }): ReactNode {
  switch (phase) {
    case 'idle':
      return 'Edit the text: it is analyzed in your browser. The first line can be a title.';
    case 'loading':
      return 'Loading the engine (1 MB)…';
    case 'working':
      return 'Analyzing…';
    case 'problem':
      return <span className={styles.error}>{message}</span>;
    case 'failed':
      return (
        <span className={styles.error}>
          {message ?? 'The engine did not load. Check your connection.'} Your text is kept.{' '}
          <Retry className={`clean-btn ${styles.retry}`} onRetry={onRetry} />
        </span>
      );
    case 'done':
      return (
        <span>
          Analyzed in {Math.max(1, Math.round(live?.exchange.milliseconds ?? 0))} ms ·{' '}
          <FromSandbox />
        </span>
      );
  }
}
