import { useDeferredValue, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isColored } from '../../../ui/ColoredTextArea';
import CompletionArea from '../../../ui/CompletionArea';
import type { Assistant } from '../../../ui/CompletionArea/assistant';
import { colorCode } from '../../../ui/color-code';
import { describeError } from './json-errors';
import styles from './styles.module.css';

interface Props {
  value: string;
  label: string;
  /** No text is right, too. */
  isOptional?: boolean;
  onChange(text: string): void;
  /** Loads the names and values of the contract with the first focus. */
  loadCompletions?(): Promise<Assistant['findCompletions']>;
  /** Stands between the text and what is wrong with it, and therefore never moves. */
  children?: ReactNode;
}

/** A text area for JSON. It says what is wrong with the text, and where. */
export default function JsonEditor({
  value,
  label,
  isOptional,
  onChange,
  loadCompletions,
  children,
}: Props) {
  const errorId = useId();
  // A large text is read when the letter that was typed is on the screen.
  const text = useDeferredValue(value);
  const isLeftOut = isOptional && text.trim() === '';
  const error = useMemo(() => (isLeftOut ? undefined : describeError(text)), [isLeftOut, text]);
  const html = useMemo(() => (isColored(value) ? colorCode(value) : ''), [value]);
  const load = async (): Promise<Assistant> => {
    const [{ findEdit }, findCompletions] = await Promise.all([
      import('./find-edit'),
      loadCompletions?.(),
    ]);
    return { findEdit, findCompletions };
  };
  return (
    <div className={styles.editor}>
      <CompletionArea
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={value}
        load={load}
        onChange={onChange}
      >
        <span dangerouslySetInnerHTML={{ __html: html }} />
      </CompletionArea>
      {children}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
