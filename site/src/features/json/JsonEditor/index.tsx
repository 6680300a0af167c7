import React, { useDeferredValue, useId, useMemo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { describeError } from './json-errors';
import styles from './styles.module.css';

interface Props {
  value: string;
  label: string;
  /** No text is right, too. */
  isOptional?: boolean;
  onChange(text: string): void;
  /** Ctrl or Cmd with Enter. */
  onSubmit?(): void;
}

/** A text area for JSON. It says what is wrong with the text, and where, and never changes it. */
export default function JsonEditor({ value, label, isOptional, ...props }: Props): ReactNode {
  const { onChange, onSubmit } = props;
  const errorId = useId();
  // A large text is read when the letter that was typed is on the screen.
  const text = useDeferredValue(value);
  const isLeftOut = isOptional && text.trim() === '';
  const error = useMemo(() => (isLeftOut ? undefined : describeError(text)), [isLeftOut, text]);
  const submit = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <div className={styles.editor}>
      <textarea
        className={styles.text}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={value}
        rows={Math.min(24, Math.max(3, value.split('\n', 25).length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submit}
      />
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
