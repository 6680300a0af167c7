import React from 'react';
import type { ReactNode } from 'react';
import type { ConsoleOperation } from '#contract/forms/console-data';
import { describeStatus } from '#contract/read/status-names';
import styles from '../console.module.css';

interface Props {
  operation: ConsoleOperation;
  /** Of the error to simulate. */
  status?: number;
  /** How the error is simulated, or why nothing is sent. */
  words?: string;
  isSending: boolean;
  onStatus(status: number | undefined): void;
  onSend(): void;
}

/** Send, and the errors that can be simulated instead. */
export default function SendRow({ operation, status, words, ...props }: Props): ReactNode {
  return (
    <div className={styles.send}>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={props.isSending}
        onClick={props.onSend}
      >
        Send
      </button>
      <select
        className={styles.simulateError}
        aria-label="Simulate an error"
        value={status ?? ''}
        onChange={(event) => props.onStatus(Number(event.target.value) || undefined)}
      >
        <option value="">Simulate an error…</option>
        {operation.errors.map((error) => (
          <option key={error} value={error}>
            {error} {describeStatus(error)}
          </option>
        ))}
      </select>
      <span className={styles.words} role="status">
        {words}
      </span>
    </div>
  );
}
