import { useEffect, useRef, useState } from 'react';
import { RejectedRequest } from '@site/src/ui/SandboxFailure/rejected-request';
import { useLazy } from '@site/src/ui/use-lazy';
import type * as Parts from './parts';
import { reject } from './validate-text';

/** A pause in typing after which the text is analyzed, in milliseconds. */
const PAUSE = 300;

export interface LiveState {
  /** `loading` is the first time, with the download. */
  phase: 'idle' | 'loading' | 'working' | 'done' | 'problem' | 'failed';
  /** Why a text is rejected, here or by the sandbox; absent when the download failed. */
  message?: string;
  /** The newest response; it stays while the next one is awaited. */
  live?: Parts.Live;
  LinkedText?: typeof Parts.LinkedText;
}

interface LiveAnalysis extends LiveState {
  analyze(text: string): void;
  /** Waits for a pause, since every key asks again. */
  analyzeSoon(text: string): void;
}

/** Analyses texts in the sandbox, which is downloaded with the first one and not before. */
export function useLiveAnalysis(): LiveAnalysis {
  const { value, phase, error, load } = useLazy(analyzeText);
  const [problem, setProblem] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function analyze(text: string): void {
    clearTimeout(timer.current);
    const message = reject(text);
    setProblem(message);
    if (message === undefined) void load(text);
  }

  function analyzeSoon(text: string): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => analyze(text), PAUSE);
  }

  return { ...value, ...toState(), analyze, analyzeSoon };

  function toState(): Pick<LiveState, 'phase' | 'message'> {
    if (problem !== undefined) return { phase: 'problem', message: problem };
    if (phase === 'loading') return { phase: value ? 'working' : 'loading' };
    if (phase === 'ready') return { phase: 'done' };
    return { phase, message: error instanceof RejectedRequest ? error.message : undefined };
  }
}

async function analyzeText(text: string): Promise<Pick<LiveState, 'live' | 'LinkedText'>> {
  const { analyze, LinkedText } = await import('./parts');
  return { live: await analyze(text), LinkedText };
}
