import React from 'react';
import type { ReactNode } from 'react';
import TableScroll from '@site/src/ui/TableScroll';
import { COLUMNS, nameLanguage } from './compare-names';
import type { Cell, Row } from './compare-names';
import type { Groups } from './load-comparison';
import styles from './styles.module.css';

/** Names by item and presentation language; what is missing is said in words. */
export default function NamesTable({ groups }: { groups: Groups }): ReactNode {
  return (
    <TableScroll className={styles.names} aria-label="Names by presentation language">
      <thead>
        <tr>
          <td />
          {COLUMNS.map((code) => (
            <th key={code ?? 'unset'} scope="col">
              {code ? <code>{code}</code> : 'not set'}
            </th>
          ))}
        </tr>
      </thead>
      <Group label="Tags" rows={groups.tags} />
      <Group label="Entities" rows={groups.entities} />
    </TableScroll>
  );
}

function Group({ label, rows }: { label: string; rows: Row[] }): ReactNode {
  return (
    <tbody>
      <tr>
        <th colSpan={COLUMNS.length + 1} scope="rowgroup" className={styles.group}>
          {label}
        </th>
      </tr>
      {rows.map(({ key, gkbId, type, cells }) => (
        <tr key={key}>
          <th scope="row" className={styles.item}>
            {gkbId ? <code>{gkbId}</code> : 'no ID'}
            <small>{gkbId ? type : `${type}, not translated`}</small>
          </th>
          {cells.map((cell, index) => (
            <Name key={COLUMNS[index] ?? 'unset'} {...cell} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Name({ name, language, missing }: Cell): ReactNode {
  if (language === undefined && missing === undefined)
    return <td className={styles.form}>{name}</td>;
  if (missing === undefined) return <td lang={language}>{name}</td>;
  return (
    <td className={styles.missing}>
      <span lang={language}>{name}</span>
      <small>
        no {nameLanguage(missing)} name{language && `: ${nameLanguage(language)} returned`}
      </small>
    </td>
  );
}
