import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import sample from '@docs/contracts/media-v2/examples/tagging-mentions/request.json';
import { toLiveState, TextField } from '../live-text';
import { useOnline } from '../../ui/Retry/use-online';
import { useLazy } from '../../ui/use-lazy';
import { findProblem } from './analysis-request';
import { findKeptText } from './kept-text';
import styles from './styles.module.css';

const SAMPLE = `${sample.title}\n${sample.text}`;

/** An article that goes through several endpoints. The sandbox comes with the first analysis. */
export default function TryText({ children }: { children: ReactNode }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const { value, phase, error, load } = useLazy(analyzeText);

  function analyze(): void {
    const text = area.current?.value ?? '';
    const message = findProblem(text);
    setProblem(message);
    if (message !== undefined) return area.current?.focus();
    findKeptText().set(text);
    void load(text);
  }

  // A text that came along is analyzed: its reader has followed a link that promises the results.
  useEffect(() => {
    const kept = findKeptText().get();
    if (kept === null || !area.current) return;
    area.current.value = kept;
    setProblem(findProblem(kept));
    if (findProblem(kept) === undefined) void load(kept);
  }, [load]);

  useOnline(() => phase === 'failed' && analyze());

  function restore(): void {
    setProblem(undefined);
    if (!area.current) return;
    area.current.value = SAMPLE;
    area.current.focus();
  }

  const live = value && {
    analysis: value.results.analysis,
    exchange: value.results.sent.analysis.exchange,
  };
  return (
    <div className={styles.try}>
      <div className={styles.article}>
        <TextField
          label="Your article"
          text={SAMPLE}
          rows={6}
          area={area}
          state={toLiveState({ problem, phase, error, live })}
          onAnalyze={analyze}
        >
          <button type="button" className="button" onClick={restore}>
            Restore the sample
          </button>
        </TextField>
      </div>
      <div className={`markdown ${styles.results}`}>
        {value ? <value.ResultSections results={value.results} /> : children}
      </div>
    </div>
  );
}

async function analyzeText(text: string) {
  const { analyzeArticle, default: ResultSections } = await import('./ResultSections');
  return { results: await analyzeArticle(text), ResultSections };
}
