import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the type. */
  of: string;
  children: ReactNode;
}

/**
 * The fields of a type. It looks like a list of definitions and is a table for those who cannot
 * see it; the roles are spelled out because narrow screens lay its rows out as blocks.
 */
export default function Fields({ of, children }: Props): ReactNode {
  return (
    <table className={styles.fields} role="table">
      <caption className="visually-hidden">Fields of {of}</caption>
      <thead className="visually-hidden" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Field
          </th>
          <th scope="col" role="columnheader">
            Meaning
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
