import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { sandbox } from '@site/src/sandbox/connection';
import type { Entry } from './history';
import HistoryList from './HistoryList';
import styles from './console.module.css';

interface Props {
  entries: Entry[];
  onRestore(entry: Entry): void;
}

/** What this page remembers: the calls, and in the sandbox what they have changed. */
export default function Memory({ entries, onRestore }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const id = useId();
  const reset = () =>
    sandbox.reset().then(
      () => setMessage('The sandbox has forgotten what calls have changed.'),
      (error: Error) => setMessage(error.message),
    );
  if (entries.length === 0) return null;
  return (
    <div className={styles.memory} data-memory="">
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        History ({entries.length})
      </button>
      <button type="button" className={styles.button} onClick={() => void reset()}>
        Reset the sandbox
      </button>
      <span role="status" className={styles.words}>
        {message}
      </span>
      <div id={id} className={styles.history} hidden={!isOpen}>
        {isOpen && <HistoryList entries={entries} onRestore={onRestore} />}
      </div>
    </div>
  );
}
