import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import ResetSandbox from '@site/src/ui/ResetSandbox';
import type { Entry } from './history';
import HistoryList from './HistoryList';
import styles from '../console.module.css';

interface Props {
  entries: Entry[];
  onRestore(entry: Entry): void;
}

/** What this page remembers: its requests, and what they changed in the sandbox. */
export default function Memory({ entries, onRestore }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
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
      <ResetSandbox className={styles.button} statusClass={styles.words} />
      <div id={id} className={styles.history} hidden={!isOpen}>
        {isOpen && <HistoryList entries={entries} onRestore={onRestore} />}
      </div>
    </div>
  );
}
