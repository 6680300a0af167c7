import { useId } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import FromSandbox from '../../ui/FromSandbox';
import Retry from '../../ui/Retry';
import type { LiveState } from './live-state';
import styles from './styles.module.css';

interface Props {
  label: string;
  text: string;
  rows: number;
  area: RefObject<HTMLTextAreaElement | null>;
  state: LiveState;
  onAnalyze(): void;
  onType?(): void;
  children?: ReactNode;
}

export default function TextField({ label, text, rows, area, state, ...props }: Props) {
  const { onAnalyze, onType, children } = props;
  const id = useId();
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

  return (
    <div className={styles.form}>
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
        onChange={onType}
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
        <Status {...state} onRetry={retry} />
      </div>
    </div>
  );
}

/** One line that says what happens. What failed can be tried again at the same place. */
function Status(props: LiveState & { onRetry(): void }) {
  return (
    <div className={styles.status} role="status">
      <Content {...props} />
    </div>
  );
}

function Content({ phase, message, live, onRetry }: LiveState & { onRetry(): void }) {
  switch (phase) {
    case 'idle':
      return 'Runs in your browser. The first line can be a title.';
    case 'loading':
      return 'Loading the engine (1 MB)…';
    case 'working':
      return 'Analyzing…';
    case 'problem':
      return <span className={styles.error}>{message}</span>;
    case 'failed':
      return (
        <span className={styles.error}>
          {message ?? 'The engine did not load. Check your connection.'} Your text is kept.{' '}
          <Retry onRetry={onRetry} />
        </span>
      );
    case 'done':
      return (
        <span>
          Analyzed in {Math.max(1, Math.round(live?.exchange.milliseconds ?? 0))} ms ·{' '}
          <FromSandbox />
        </span>
      );
  }
}
