import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function ErrorList({ children }: { children: ReactNode }) {
  return (
    <table className={styles.errors} role="table">
      <caption className="visually-hidden">Errors</caption>
      <thead className="visually-hidden" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Status
          </th>
          <th scope="col" role="columnheader">
            Cause and remedy
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface ErrorItemProps {
  status: string;
  name: string;
  anchor: string;
  retry?: boolean;
  children: ReactNode;
}

export function ErrorItem({ status, name, anchor, retry, children }: ErrorItemProps) {
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
