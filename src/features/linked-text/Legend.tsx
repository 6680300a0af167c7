import React from 'react';
import type { ReactNode } from 'react';
import mark from '@site/src/page-parts/Mark/styles.module.css';
import { toTypeClass } from '@site/src/page-parts/Mark/to-type-class';
import type { Piece } from '#contract/annotations/cut-text';
import { listTypes } from './list-types';
import styles from './styles.module.css';

/** Names the types that are marked, with the number of different things. */
export default function Legend({ pieces }: { pieces: Piece[] }): ReactNode {
  const types = listTypes(pieces);
  if (types.length === 0) return <p className={styles.legend}>Nothing was found in this text.</p>;
  return (
    <ul className={styles.legend} aria-label="Types in this text">
      {types.map(({ type, count }) => (
        <li key={type}>
          <span className={`${mark.mark} ${toTypeClass(type)}`}>{type}</span> {count}
        </li>
      ))}
    </ul>
  );
}
