import React from 'react';
import type { ReactNode } from 'react';
import type { OperationLink } from './operation-link';
import styles from './styles.module.css';

interface Props {
  /** Of the group. */
  name: string;
  operations: OperationLink[];
  current?: string;
  onChoose: () => void;
}

/** The calls of one group. Plain links: browsers scroll, remember and open them in tabs. */
export default function OperationList({ name, operations, current, onChoose }: Props): ReactNode {
  return (
    <>
      <p className={styles.group}>{name}</p>
      <ul className={styles.list} aria-label={name}>
        {operations.map(({ id, method, summary }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'location' : undefined}
              onClick={onChoose}
            >
              <span className={`${styles.method} ${styles[method] ?? ''}`}>
                {SHORT[method] ?? method.toUpperCase()}
              </span>{' '}
              {summary}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The column of methods is as narrow as the most frequent ones. */
const SHORT: Partial<Record<OperationLink['method'], string>> = { delete: 'DEL' };
