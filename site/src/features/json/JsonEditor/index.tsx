import { useDeferredValue, useId, useMemo } from 'react';
import ColoredTextArea from '../../../ui/ColoredTextArea';
import { colorCode } from '../../../ui/color-code';
import { describeError } from './json-errors';
import styles from './styles.module.css';

interface Props {
  value: string;
  label: string;
  /** No text is right, too. */
  isOptional?: boolean;
  onChange(text: string): void;
}

/** A text area for JSON. It says what is wrong with the text, and where, and never changes it. */
export default function JsonEditor({ value, label, isOptional, onChange }: Props) {
  const errorId = useId();
  // A large text is read when the letter that was typed is on the screen.
  const text = useDeferredValue(value);
  const isLeftOut = isOptional && text.trim() === '';
  const error = useMemo(() => (isLeftOut ? undefined : describeError(text)), [isLeftOut, text]);
  const html = useMemo(() => colorCode(value), [value]);
  return (
    <div className={styles.editor}>
      <ColoredTextArea
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <span dangerouslySetInnerHTML={{ __html: html }} />
      </ColoredTextArea>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
