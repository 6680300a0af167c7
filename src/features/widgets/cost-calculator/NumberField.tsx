import React, { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  text: string;
  isValid: boolean;
  onType(text: string): void;
}

/** A field that keeps whatever is typed, and says so if it is not a number. */
export default function NumberField({ label, text, isValid, onType }: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={text}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}-hint`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {!isValid && (
        <small id={`${id}-hint`} className={styles.hint}>
          Type a number up to a billion, such as 1,200.
        </small>
      )}
    </div>
  );
}
