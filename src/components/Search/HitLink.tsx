import React from 'react';
import type { ReactNode } from 'react';
import type { Hit } from '../../search/hit';
import HitText from './HitText';
import styles from './styles.module.css';
import { useOpen } from './use-open';

/** A hit on the page of results. */
export default function HitLink({ hit }: { hit: Hit }): ReactNode {
  const { onClick } = useOpen();
  const address = hit.document.u + (hit.document.h ?? '');
  return (
    <a className={styles.hit} href={address} onClick={(event) => onClick(event, { address, hit })}>
      <HitText hit={hit} />
    </a>
  );
}
