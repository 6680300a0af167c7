import React from 'react';
import type { ReactNode } from 'react';
import type { ParadigmCell, ParadigmTable } from '#genja/explain/paradigm';
import type { InflectedWord } from '#genja/morphology/word';
import styles from './styles.module.css';

interface Props {
  table: ParadigmTable;
  /** The word of the text; its own cell is marked. */
  word: Pick<InflectedWord, 'form' | 'features'>;
  chosen?: ParadigmCell;
  onChoose(cell: ParadigmCell): void;
}

/** All forms of a word; each cell is a button that shows the template for it. */
export default function Paradigm({ table, word, chosen, onChoose }: Props): ReactNode {
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
                      className={isOwn(cell, word) ? styles.current : styles.cell}
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

/** `vyhrála` is feminine singular and neuter plural: the features decide. */
function isOwn({ form, features }: ParadigmCell, word: Props['word']): boolean {
  if (form.toLowerCase() !== word.form.toLowerCase()) return false;
  return Object.entries(features).every(([name, value]) => {
    const own = word.features[name as keyof typeof features];
    return own === undefined || own === value;
  });
}
