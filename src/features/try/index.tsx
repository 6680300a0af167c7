import React, { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import SandboxFailure from '@site/src/ui/SandboxFailure';
import { useOnline } from '@site/src/ui/Retry/use-online';
import { useLazy } from '@site/src/ui/use-lazy';
import { findProblem } from './analysis-request';
import { keepText, readText } from './kept-text';
import styles from './styles.module.css';

interface Props {
  /** The text that the field begins with. */
  sample: string;
  /** What is shown until there are results. */
  children: ReactNode;
}

/**
 * An article that goes through all endpoints. The page carries the field only: the sandbox and what
 * draws the results are downloaded with the first analysis.
 */
export default function TryText({ sample, children }: Props): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  const { value, phase, error, load } = useLazy(analyzeText);

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
    void load(kept);
  }, [load]);

  useOnline(() => phase === 'failed' && analyze());

  function submit(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    analyze();
  }

  function restore(): void {
    if (area.current) area.current.value = sample;
    setProblem(undefined);
    area.current?.focus();
  }

  return (
    <>
      <div className={styles.form}>
        <label htmlFor={id}>Your article</label>
        <textarea
          id={id}
          ref={area}
          defaultValue={sample}
          rows={7}
          dir="auto"
          spellCheck={false}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem !== undefined}
          onKeyDown={submit}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          If there are several lines, the first one is the title. The text stays in this tab of your
          browser.
        </p>
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <div className={styles.actions}>
          <button
            ref={button}
            type="button"
            className="button button--primary"
            aria-disabled={phase === 'loading'}
            onClick={() => phase !== 'loading' && analyze()}
          >
            Analyze
          </button>
          <button type="button" className="button" onClick={restore}>
            Restore the sample
          </button>
          <span role="status" className={styles.status}>
            {phase === 'loading' && (value ? 'Analyzing…' : 'Loading the sandbox (1 MB)…')}
            {phase === 'ready' && 'Analyzed. The results are below.'}
          </span>
        </div>
        {phase === 'failed' && (
          <SandboxFailure error={error} onRetry={() => analyze()} next={button}>
            Your text is kept.
          </SandboxFailure>
        )}
      </div>
      {value ? <value.ResultSections results={value.results} /> : children}
    </>
  );
}

async function analyzeText(text: string) {
  const { analyzeArticle, ResultSections } = await import('./parts');
  return { results: await analyzeArticle(text), ResultSections };
}
