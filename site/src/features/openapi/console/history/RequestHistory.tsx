import { useId, useState } from 'react';
import { ResetSandbox } from '../../../sandbox';
import type { Entry } from './history';
import styles from '../console.module.css';

interface Props {
  entries: Entry[];
  onRestore(entry: Entry): void;
}

/** What this page remembers: its requests, and what they changed in the sandbox. */
export default function RequestHistory({ entries, onRestore }: Props) {
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

interface HistoryListProps {
  entries: Entry[];
  onRestore(entry: Entry): void;
}

/** The requests of this page, the latest first; each can be brought back into its console. */
function HistoryList({ entries, onRestore }: HistoryListProps) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" className={styles.entry} onClick={() => onRestore(entry)}>
            <time dateTime={entry.time.toISOString()}>{toClock(entry.time)}</time>{' '}
            <span>
              {entry.method} {entry.target}
            </span>{' '}
            <b className={entry.status < 400 ? styles.good : styles.bad}>{entry.status}</b>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** @example toClock(new Date(2026, 10, 21, 9, 5, 7)); // '09:05:07' */
function toClock(time: Date): string {
  return [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
