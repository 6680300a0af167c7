import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './ErrorList/styles.module.css';

interface Props {
  /** Of HTTP: `429`. */
  status: string;
  name: string;
  /** Operations link to it. */
  anchor: string;
  /** Whether the same request may succeed later. */
  retry?: boolean;
  children: ReactNode;
}

export default function ErrorItem({ status, name, anchor, retry, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} className={styles.error} role="row">
      <th scope="row" role="rowheader">
        <b>{status}</b> {name}
        <span className={styles.retry}>{retry ? 'retry later' : 'do not retry'}</span>
      </th>
      <td role="cell">{children}</td>
    </tr>
  );
}
