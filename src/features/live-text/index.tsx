import React, { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import Status from './Status';
import styles from './styles.module.css';
import { useLiveAnalysis } from './use-live-analysis';

interface Props {
  /** The text that the reader begins with. */
  text: string;
  /** Its analysis, made by the build: it is shown until there is another one. */
  children: ReactNode;
}

/**
 * A text that a reader can change, with its analysis. Nothing is downloaded before the text is
 * changed or the button pressed; without scripts the analysis of the build stands alone.
 */
export default function LiveText({ text, children }: Props): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { analyze, analyzeSoon, ...state } = useLiveAnalysis();
  const { phase, live, LinkedText } = state;
  const read = () => area.current?.value ?? '';

  /** Retry is gone as soon as it is pressed. */
  function retry(): void {
    analyze(read());
    button.current?.focus();
  }

  function submit(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    analyze(read());
  }

  return (
    <div className={styles.live}>
      <div className={styles.form}>
        <label className={styles.label} htmlFor={id}>
          Your text
        </label>
        <textarea
          id={id}
          ref={area}
          className={styles.text}
          defaultValue={text}
          rows={3}
          dir="auto"
          spellCheck={false}
          onChange={() => analyzeSoon(read())}
          onKeyDown={submit}
        />
        <div className={styles.foot}>
          <button ref={button} type="button" className="button" onClick={() => analyze(read())}>
            Analyze
          </button>
          <Status {...state} onRetry={retry} />
        </div>
      </div>
      {live && LinkedText ? (
        <LinkedText response={live.analysis} />
      ) : (
        <>
          <div className={styles.still}>{children}</div>
          {phase === 'loading' && <div className={styles.room} />}
        </>
      )}
    </div>
  );
}
