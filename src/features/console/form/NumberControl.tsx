import React, { useState } from 'react';
import type { ReactNode } from 'react';
import { isExact } from '@site/src/features/json/JsonEditor/find-inexact-number';
import { TOO_LONG } from './body-state';
import type { ControlProps } from './control-props';
import styles from './form.module.css';

interface Props extends ControlProps {
  value: number;
  onChange(value: number): void;
}

/**
 * A number. What is no number yet, such as a lone minus, waits here until it is one: as long as the
 * reader is at it and nothing else changes the number.
 */
export default function NumberControl({ value, onChange, ...common }: Props): ReactNode {
  const [draft, setDraft] = useState<{ text: string; value: number }>();
  const text = draft?.value === value ? draft.text : `${value}`;
  const isWaiting = toNumber(text) === undefined;
  const type = (next: string) => {
    const number = toNumber(next);
    setDraft({ text: next, value: number ?? value });
    if (number !== undefined) onChange(number);
  };
  return (
    <>
      <input
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
        {...common}
        aria-invalid={isWaiting || common['aria-invalid']}
      />
      {isWaiting && (
        <p className={styles.hint}>
          {isTooLong(text) ? TOO_LONG : 'Not a number yet'}; the body still contains {value}.
        </p>
      )}
    </>
  );
}

function toNumber(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) || isTooLong(text) ? undefined : number;
}

function isTooLong(text: string): boolean {
  return !Number.isNaN(Number(text)) && !isExact(text.trim());
}
