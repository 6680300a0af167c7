import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The errors of an API: status, cause and remedy, and whether a retry helps. */
export default function ErrorList({ children }: { children: ReactNode }): ReactNode {
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
