import React from 'react';
import type { ReactNode } from 'react';
import type { Entry } from './history';
import styles from '../console.module.css';

interface Props {
  entries: Entry[];
  onRestore(entry: Entry): void;
}

/** The calls of this page, the latest first; each can be brought back into its console. */
export default function HistoryList({ entries, onRestore }: Props): ReactNode {
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
