import React from 'react';
import type { ReactNode } from 'react';
import type { ParadigmCell, ParadigmTable } from '#genja/explain/paradigm';
import styles from './styles.module.css';

interface Props {
  table: ParadigmTable;
  /** The form in the text, which is marked. */
  form: string;
  chosen?: ParadigmCell;
  onChoose(cell: ParadigmCell): void;
}

/** All forms of a word; each cell is a button that shows the template for it. */
export default function Paradigm({ table, form, chosen, onChoose }: Props): ReactNode {
  const { title, columns, rows } = table;
  return (
    // A wide table scrolls, so it is reachable by keyboard: through its buttons.
    <div className={styles.paradigm}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={index}>
                  {cell && (
                    <button
                      type="button"
                      className={isSame(cell.form, form) ? styles.current : styles.cell}
                      aria-pressed={cell === chosen}
                      onClick={() => onChoose(cell)}
                    >
                      {cell.form}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
