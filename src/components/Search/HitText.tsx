import React, { memo } from 'react';
import type { ReactNode } from 'react';
import type { Hit } from '../../search/hit';
import Marked from './Marked';
import styles from './styles.module.css';

/** A hit in up to three lines: its name, where it stands, the text around the words. */
function HitText({ hit }: { hit: Hit }): ReactNode {
  const { type, document, page, marks } = hit;
  const isName = type === 'Title' || type === 'Heading';
  const name = isName ? document.t : document.s;
  const path = name === page.t ? document.b : [...document.b, page.t];
  return (
    <>
      <span className={styles.name}>
        <Marked text={name} marks={isName ? marks.t : marks.s} />
      </span>
      <span className={styles.path}>{path.join(' › ')}</span>
      {!isName && (
        <span className={styles.snippet}>
          <Marked text={document.t} marks={marks.t} />
        </span>
      )}
    </>
  );
}

export default memo(HitText);
