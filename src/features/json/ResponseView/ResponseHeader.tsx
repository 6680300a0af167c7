import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface View {
  id: string;
  label: string;
  render(): ReactNode;
}

interface Props {
  views: View[];
  chosen?: string;
  onChoose(id: string): void;
  children: ReactNode;
}

/** Facts of the answer, and buttons that choose how to look at it. */
export default function Head({ views, chosen, onChoose, children }: Props): ReactNode {
  return (
    <div className={styles.head}>
      {children}
      <div className={styles.views} role="group" aria-label="View">
        {views.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={styles.view}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
