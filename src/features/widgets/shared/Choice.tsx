import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  type: 'radio' | 'checkbox';
  /** Joins the radio buttons of one question. */
  name?: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** A radio button or check box with its words; all of the line can be pressed. */
export default function Choice(props: Props): ReactNode {
  const { type, name, isChosen, isDisabled, onChoose, children } = props;
  return (
    <label className={styles.choice}>
      <input type={type} name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
