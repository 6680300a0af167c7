import React from 'react';
import type { ReactNode } from 'react';
import { diagrams } from '@site/src/features/figures/diagrams';
import type { DiagramName } from '@site/src/features/figures/diagrams';
import Drawing from '@site/src/features/figures/Drawing';
import styles from '@site/src/features/figures/styles.module.css';

interface Props {
  name: DiagramName;
  caption: string;
  /** The same in words. It is also what the Markdown version and the search contain. */
  children: ReactNode;
}

/** A picture, drawn from data, with its caption and all that it says in words. */
export default function Figure({ name, caption, children }: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <Drawing diagram={diagrams[name]} label={`Diagram: ${caption}`} />
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.words}>
        <summary>The diagram in words</summary>
        {children}
      </details>
    </figure>
  );
}
