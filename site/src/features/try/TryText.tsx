import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SAMPLE, toLiveState, TextField } from '../live-text';
import { useOnline } from '../../ui/Retry/use-online';
import { useLazy } from '../../ui/use-lazy';
import { findProblem } from './analysis-request';
import { findKeptText } from './kept-text';
import styles from './styles.module.css';

/** An article that goes through several endpoints. The sandbox comes with the first analysis at the latest. */
export default function TryText({ children }: { children: ReactNode }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  /** The text that the sample has replaced. */
  const [replaced, setReplaced] = useState<string>();
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

  function replace(text: string): void {
    setProblem(undefined);
    if (!area.current) return;
    const before = area.current.value;
    setReplaced(text === SAMPLE && before !== SAMPLE ? before : undefined);
    area.current.value = text;
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
          loadEngine={loadSections}
          onAnalyze={analyze}
          onType={() => setReplaced(undefined)}
        >
          <button type="button" className="button" onClick={() => replace(replaced ?? SAMPLE)}>
            {replaced === undefined ? 'Restore the sample' : 'Undo restore'}
          </button>
        </TextField>
      </div>
      <div className={`markdown ${styles.results}`}>
        {/* By the text: a browser that translates has replaced the sentences about the one before. */}
        {value ? <value.ResultSections key={value.text} results={value.results} /> : children}
      </div>
    </div>
  );
}

const loadSections = () => import('./ResultSections');

async function analyzeText(text: string) {
  const { analyzeArticle, default: ResultSections } = await loadSections();
  return { text, results: await analyzeArticle(text), ResultSections };
}
