import { useContext, useEffect, useRef, useState } from 'react';
import { useLazy } from '../../ui/use-lazy';
import { toLiveState } from './live-state';
import { AnalyzedText } from './tabs';

/** A pause in typing after which the text is analyzed, in milliseconds. */
const PAUSE = 300;

/** Analyzes texts in the sandbox, which is downloaded with the first one at the latest. */
export function useLiveAnalysis() {
  const { value, phase, error, load } = useLazy(analyzeText);
  const [problem, setProblem] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [, setAnalyzed] = useContext(AnalyzedText);
  useEffect(() => setAnalyzed(value), [value, setAnalyzed]);

  function analyze(text: string): void {
    clearTimeout(timer.current);
    const message = findRejection(text);
    setProblem(message);
    if (message === undefined) void load(text);
  }

  /** Waits for a pause, since every key asks again. */
  function analyzeSoon(text: string): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => analyze(text), PAUSE);
  }

  const state = toLiveState({ problem, phase, error, live: value?.live });
  return { state, LinkedText: value?.LinkedText, analyze, analyzeSoon };
}

export const loadAnalyze = () => import('./analyze');

async function analyzeText(text: string) {
  const { analyzeLive, LinkedText, ResponseView, SentCode } = await loadAnalyze();
  return { live: await analyzeLive(text), LinkedText, ResponseView, SentCode };
}

/** In code points. Longer texts belong in the console or in your own code. */
export const LONGEST = 10_000;

export function findRejection(text: string): string | undefined {
  if (text.trim() === '') return 'Enter a sentence to analyze.';
  const length = [...text].length;
  if (length <= LONGEST) return undefined;
  return (
    `The text has ${length.toLocaleString('en')} characters. ` +
    `This demo analyzes at most ${LONGEST.toLocaleString('en')}: shorten the text.`
  );
}
