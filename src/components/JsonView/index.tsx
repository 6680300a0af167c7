import React from 'react';
import type { ReactNode } from 'react';
import Node from './Node';
import styles from './styles.module.css';
import type { Hooks } from './hooks';
import { walkLines } from './walk-lines';

interface Props extends Hooks {
  value: unknown;
  /** What the JSON is, for screen readers. */
  label: string;
}

/**
 * JSON that can be folded, in colours. Every value carries its JSON pointer as `data-pointer`; the
 * hooks let others add to a value, mark it and unfold it.
 */
export default function JsonView({ value, label, ...hooks }: Props): ReactNode {
  return (
    // What scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={`code ${styles.view}`}
      role="region"
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={walkLines}
    >
      <Node value={value} pointer="" depth={0} hooks={hooks} />
    </div>
  );
}
