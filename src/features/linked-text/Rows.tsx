import React, { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import bars from '@site/src/page-parts/AnnotatedText/styles.module.css';
import { toPointedAttributes } from './read-pointed';
import styles from './styles.module.css';

export interface Row {
  key: string;
  name: string;
  /** Of the thing that the row is about. */
  id?: string;
  bar: ReactNode;
  value: ReactNode;
}

/** More would push the JSON out of sight. */
const SHOWN_AT_FIRST = 6;

/** Things with a bar and a number each. Their names point at them, as marks do. */
export default function Rows({ label, rows }: { label: string; rows: Row[] }): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The button that had the focus is gone; the row in its place goes on.
    if (isWhole) box.current?.children[SHOWN_AT_FIRST]?.querySelector('button')?.focus();
  }, [isWhole]);

  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <div ref={box} className={styles.rows} role="group" aria-label={label}>
      {shown.map(({ key, name, id, bar, value }) => (
        <div
          key={key}
          className={bars.relevance}
          {...(id !== undefined && toPointedAttributes([id]))}
        >
          {id === undefined ? (
            <span>{name}</span>
          ) : (
            <button
              type="button"
              className={`clean-btn ${styles.name}`}
              {...toPointedAttributes([id])}
            >
              {name}
            </button>
          )}
          {bar}
          <b>{value}</b>
        </div>
      ))}
      {shown.length < rows.length && (
        <button
          type="button"
          className={`clean-btn ${styles.all}`}
          onClick={() => setWhole(true)}
        >{`Show all ${rows.length}`}</button>
      )}
    </div>
  );
}
