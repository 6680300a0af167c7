import React, { useMemo } from 'react';
import type { ReactNode } from 'react';
import FoldButton, { toFoldClass, useFold } from '@site/src/ui/Fold';
import { countLines } from './unfolding';
import Node from './Node';
import styles from './styles.module.css';
import type { Hooks } from './hooks';
import { walkLines } from './walk-lines';

interface Props extends Hooks {
  value: unknown;
  /** What the JSON is, for screen readers. */
  label: string;
  /** Long JSON shows its first lines only, with a button for the rest. */
  folds?: boolean;
}

/**
 * JSON that can be folded, in colors. Every value carries its JSON pointer as `data-pointer`; the
 * hooks let others add to a value, mark it and unfold it.
 */
export default function JsonView({ value, label, folds, ...hooks }: Props): ReactNode {
  const lines = useMemo(() => (folds ? countLines(value) : 0), [folds, value]);
  const fold = useFold(lines);
  return (
    <>
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={`code ${styles.view} ${toFoldClass(fold)}`.trimEnd()}
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={walkLines}
        onScroll={fold.onScroll}
      >
        <Node value={value} pointer="" depth={0} hooks={hooks} />
      </div>
      {fold.isLong && <FoldButton lines={lines} {...fold} />}
    </>
  );
}
