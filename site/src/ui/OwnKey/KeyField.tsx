import { useEffect, useId, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { VERBATIM } from '../kit/verbatim';
import styles from './styles.module.css';

interface Props {
  value: string;
  /** Without a key the old one stays. */
  onClose: (key?: string) => void;
}

/** Asks for the key over the footer of the sample, so that nothing on the page moves. */
export default function KeyField({ value, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onClose(input.current?.value.trim() ?? '');
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form className={styles.form} autoComplete="off" onSubmit={submit}>
      <input
        ref={input}
        className={styles.input}
        type="text"
        defaultValue={value}
        aria-label="Your API key"
        aria-describedby={hint}
        placeholder="Your API key (never stored)"
        {...VERBATIM}
        onKeyDown={closeOnEscape}
      />
      <span id={hint} className="visually-hidden">
        Your key appears in the samples on this page until you leave or reload the page. It is never
        stored.
      </span>
      <button type="submit" className={styles.button}>
        Use
      </button>
      <button type="button" className={styles.button} onClick={() => onClose()}>
        Cancel
      </button>
    </form>
  );
}
