import { useId, useRef } from 'react';
import type { ChangeEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import FromSandbox from '../../ui/FromSandbox';
import { isSavingData } from '../../ui/is-saving-data';
import Retry from '../../ui/Retry';
import type { LiveState } from './live-state';
import run from '../../ui/Run/styles.module.css';
import styles from './styles.module.css';

interface Props {
  label: string;
  text: string;
  rows: number;
  area: RefObject<HTMLTextAreaElement | null>;
  state: LiveState;
  /** Loads what the analysis needs, when the pointer or the focus comes near. */
  loadEngine(): Promise<{ prepareEngine(text?: string): void }>;
  onAnalyze(): void;
  onType?(): void;
  children?: ReactNode;
}

/** Characters that show the language of a text. */
const ENOUGH = 1000;

/** It is read again after so many new ones, or when one of its first ones changes. */
const STEP = 40;

export default function TextField({ label, text, rows, area, state, ...props }: Props) {
  const { loadEngine, onAnalyze, onType, children } = props;
  const id = useId();
  const prepared = useRef('');
  const isBusy = state.phase === 'loading' || state.phase === 'working';

  function submit(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onAnalyze();
  }

  /** Retry is gone as soon as it is pressed. */
  function retry(): void {
    document.getElementById(`${id}b`)?.focus();
    onAnalyze();
  }

  /** English needs a model of 0.7 MB, for which other languages, and the sample, do not wait. */
  function prepare(): void {
    if (isSavingData()) return;
    const written = area.current?.value ?? text;
    // The analysis loads again what fails here, and says so.
    loadEngine()
      .then(({ prepareEngine }) =>
        prepareEngine(written === text ? undefined : written.slice(0, ENOUGH)),
      )
      .catch(() => {});
  }

  function type({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>): void {
    onType?.();
    const isLonger = value.length >= prepared.current.length + STEP;
    if (!isLonger && value.startsWith(prepared.current.slice(0, STEP))) return;
    prepared.current = value;
    prepare();
  }

  return (
    <div className={styles.form} onPointerEnter={prepare} onFocus={prepare}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        ref={area}
        className={styles.text}
        defaultValue={text}
        rows={rows}
        dir="auto"
        spellCheck={false}
        aria-invalid={state.phase === 'problem' || undefined}
        onChange={type}
        onKeyDown={submit}
      />
      <div className={styles.foot}>
        <button
          id={`${id}b`}
          type="button"
          className="button button--primary"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onAnalyze()}
        >
          Analyze
        </button>
        {children}
        <div className={styles.status} role="status">
          <Status key={state.phase} {...state} onRetry={retry} />
        </div>
      </div>
    </div>
  );
}

/** One line that says what happens. What failed can be tried again at the same place. */
function Status({ phase, message, live, onRetry }: LiveState & { onRetry(): void }) {
  switch (phase) {
    case 'idle':
      return <span>Runs in your browser. The first line can be a title.</span>;
    case 'loading':
      return <span className={run.waiting}>Loading the engine (up to 0.5 MB)…</span>;
    case 'working':
      return <span className={run.waiting}>Analyzing…</span>;
    case 'problem':
      return <span className={styles.error}>{message}</span>;
    case 'failed':
      return (
        <span className={styles.error}>
          <span>{message ?? 'The engine did not load. Check your connection.'}</span> Your text is
          kept. <Retry onRetry={onRetry} />
        </span>
      );
    case 'done':
      return (
        <span>
          <span>
            {live?.exchange.isRecorded
              ? 'The stored response to the sample'
              : `Analyzed in ${Math.max(1, Math.round(live?.exchange.milliseconds ?? 0))} ms`}
          </span>{' '}
          · <FromSandbox />
        </span>
      );
  }
}
