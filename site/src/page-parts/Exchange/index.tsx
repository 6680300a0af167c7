import { Children } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A request and its response: beside each other where there is room, else below each other. */
export default function Exchange({ children }: { children: ReactNode }) {
  const [request, ...response] = Children.toArray(children);
  return (
    <div className={styles.frame} data-exchange>
      <div className={styles.exchange}>
        {request}
        <div className={styles.response}>{response}</div>
      </div>
    </div>
  );
}
