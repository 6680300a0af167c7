import React from 'react';
import type { ReactNode } from 'react';
import type { ConsoleRequest } from '../links/shared-request';
import styles from '../console.module.css';

interface Props {
  /** The request that a link compares with that of the console. */
  before?: ConsoleRequest;
  onSend(before: ConsoleRequest): void;
}

/** A link can contain two requests; nothing is sent before a press. */
export default function SharedComparison({ before, onSend }: Props): ReactNode {
  if (!before) return null;
  return (
    <p className={styles.note}>
      This link compares two requests; the form shows the second one.{' '}
      <button type="button" className={styles.link} onClick={() => onSend(before)}>
        Send both and compare
      </button>
    </p>
  );
}
