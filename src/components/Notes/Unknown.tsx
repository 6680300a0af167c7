import React from 'react';
import type { ReactNode } from 'react';
import { provider } from '#provider';
import styles from './styles.module.css';

/** Says plainly what is not publicly documented, and where to ask. */
export default function Unknown({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.unknown}>
      <span className={styles.tag}>Not documented</span> {children}{' '}
      <a href={`mailto:${provider.contact}`}>Ask {provider.name}</a>
    </div>
  );
}
