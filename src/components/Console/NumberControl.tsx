import React, { useState } from 'react';
import type { ReactNode } from 'react';
import type { ControlProps } from './control-props';
import styles from './form.module.css';

interface Props extends ControlProps {
  value: number;
  onChange(value: number): void;
}

/** A number. What is no number yet, such as a lone minus, waits here until it is one. */
export default function NumberControl({ value, onChange, ...common }: Props): ReactNode {
  const [draft, setDraft] = useState<string>();
  const isWaiting = draft !== undefined && toNumber(draft) === undefined;
  const text = draft !== undefined && (isWaiting || toNumber(draft) === value) ? draft : `${value}`;
  return (
    <>
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setDraft(event.target.value);
          const number = toNumber(event.target.value);
          if (number !== undefined) onChange(number);
        }}
        {...common}
        aria-invalid={isWaiting || common['aria-invalid']}
      />
      {isWaiting && <p className={styles.hint}>Not a number yet; the body keeps {value}.</p>}
    </>
  );
}

function toNumber(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
