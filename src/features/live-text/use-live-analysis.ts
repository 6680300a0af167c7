import { useEffect, useRef, useState } from 'react';
import { RejectedRequest } from '@site/src/ui/SandboxFailure/rejected-request';
import { createTurns } from './create-turns';
import type * as Parts from './parts';
import { reject } from './validate-text';

/** A pause in typing after which the text is analyzed, in milliseconds. */
const PAUSE = 300;

export interface LiveState {
  /** `loading` is the first time, with the download. */
  phase: 'idle' | 'loading' | 'working' | 'done' | 'refused' | 'failed';
  /** Why a text is rejected, here or by the sandbox; absent when the download failed. */
  message?: string;
  /** The newest answer; it stays while the next one is awaited. */
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
  const [state, setState] = useState<LiveState>({ phase: 'idle' });
  const [startTurn] = useState(createTurns);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function run(text: string): Promise<void> {
    clearTimeout(timer.current);
    const isNewest = startTurn();
    const message = reject(text);
    if (message !== undefined) {
      setState((before) => ({ ...before, phase: 'refused', message }));
      return;
    }
    setState((before) => ({ ...before, phase: before.live ? 'working' : 'loading' }));
    try {
      const { analyze, LinkedText } = await import('./parts');
      const live = await analyze(text);
      if (isNewest()) setState({ phase: 'done', live, LinkedText });
    } catch (error) {
      const message = error instanceof RejectedRequest ? error.message : undefined;
      if (isNewest()) setState((before) => ({ ...before, phase: 'failed', message }));
    }
  }

  function analyzeSoon(text: string): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void run(text), PAUSE);
  }

  return { ...state, analyze: (text) => void run(text), analyzeSoon };
}
