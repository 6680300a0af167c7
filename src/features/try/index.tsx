import React, { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import Status from '@site/src/features/live-text/Status';
import styles from '@site/src/features/live-text/styles.module.css';
import type { LiveState } from '@site/src/features/live-text/use-live-analysis';
import { useOnline } from '@site/src/ui/Retry/use-online';
import { RejectedRequest } from '@site/src/ui/SandboxFailure/rejected-request';
import { useLazy } from '@site/src/ui/use-lazy';
import { findProblem } from './analysis-request';
import { keepText, readText } from './kept-text';

interface Props {
  /** The text that the field begins with. */
  sample: string;
  /** What is shown until there are results. */
  children: ReactNode;
}

/**
 * An article that goes through several endpoints. The page carries the field only: the sandbox and what
 * draws the results are downloaded with the first analysis.
 */
export default function TryText({ sample, children }: Props): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  const { value, phase, error, load } = useLazy(analyzeText);
  const isLoading = phase === 'loading';

  function analyze(): void {
    const text = area.current?.value ?? '';
    const found = findProblem(text);
    setProblem(found);
    if (found !== undefined) return area.current?.focus();
    keepText(text);
    void load(text);
  }

  // A text that came along is analyzed: its reader has followed a link that promises the results.
  useEffect(() => {
    const kept = readText();
    if (kept === undefined || !area.current) return;
    area.current.value = kept;
    setProblem(findProblem(kept));
    if (findProblem(kept) === undefined) void load(kept);
  }, [load]);

  useOnline(() => phase === 'failed' && analyze());

  /** Retry is gone as soon as it is pressed. */
  function retry(): void {
    button.current?.focus();
    analyze();
  }

  function submit(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    analyze();
  }

  function restore(): void {
    setProblem(undefined);
    if (!area.current) return;
    area.current.value = sample;
    area.current.focus();
  }

  function toState(): LiveState {
    if (problem !== undefined) return { phase: 'problem', message: problem };
    if (isLoading) return { phase: value ? 'working' : 'loading' };
    if (phase === 'failed')
      return { phase, message: error instanceof RejectedRequest ? error.message : undefined };
    if (!value) return { phase: 'idle' };
    const { analysis, sent } = value.results;
    return { phase: 'done', live: { analysis, exchange: sent.analysis.exchange } };
  }

  return (
    <>
      <div className={styles.form}>
        <label className={styles.label} htmlFor={id}>
          Your article
        </label>
        <textarea
          id={id}
          ref={area}
          className={styles.text}
          defaultValue={sample}
          rows={6}
          dir="auto"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          onKeyDown={submit}
        />
        <div className={styles.foot}>
          <button
            ref={button}
            type="button"
            className="button button--primary"
            aria-disabled={isLoading}
            onClick={() => !isLoading && analyze()}
          >
            Analyze
          </button>
          <button type="button" className="button" onClick={restore}>
            Restore the sample
          </button>
          <Status {...toState()} onRetry={retry} />
        </div>
      </div>
      {value ? <value.ResultSections results={value.results} /> : children}
    </>
  );
}

async function analyzeText(text: string) {
  const { analyzeArticle, ResultSections } = await import('./parts');
  return { results: await analyzeArticle(text), ResultSections };
}
