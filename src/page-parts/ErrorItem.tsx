import React from 'react';
import type { ReactNode } from 'react';
import styles from './ErrorList/styles.module.css';

interface Props {
  /** Of HTTP: `429`. */
  status: string;
  name: string;
  /** Whether the same request may succeed later. */
  retry?: boolean;
  children: ReactNode;
}

export default function ErrorItem({ status, name, retry, children }: Props): ReactNode {
  return (
    <tr className={styles.error} role="row">
      <th scope="row" role="rowheader">
        <b>{status}</b> {name}
        <span className={styles.retry}>{retry ? 'retry later' : 'do not retry'}</span>
      </th>
      <td role="cell">{children}</td>
    </tr>
  );
}
