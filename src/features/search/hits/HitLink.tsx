import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import type { Hit } from '../engine/hit';
import HitText from './HitText';
import styles from './styles.module.css';
import { useOpen } from './use-open';

/** A hit on the page of results, with the other pages that have the same entry. */
export default function HitLink({ hit }: { hit: Hit }): ReactNode {
  const { onClick } = useOpen();
  const url = hit.document.u + (hit.document.h ?? '');
  return (
    <>
      <a className={styles.hit} href={url} onClick={(event) => onClick(event, { url, hit })}>
        <HitText hit={hit} product={hit.document.b[0]} isListed />
      </a>
      {hit.alsoIn.length > 0 && (
        <p className={styles.also}>
          Also in{' '}
          {hit.alsoIn.map(({ t, u }, index) => (
            <React.Fragment key={u}>
              {index > 0 && ', '}
              <Link to={u}>{t}</Link>
            </React.Fragment>
          ))}
        </p>
      )}
    </>
  );
}
