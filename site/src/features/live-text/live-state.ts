import { findMessage } from '../../ui/SandboxFailure/rejected-request';
import type { Live } from './analyze';

export interface LiveState {
  /** `loading` is the first time, with the download. */
  phase: 'idle' | 'loading' | 'working' | 'done' | 'problem' | 'failed';
  /** Why a text is rejected or not analyzed; absent when the download failed. */
  message?: string;
  /** The newest response; it stays while the next one is awaited. */
  live?: Live;
}

interface Analysis {
  /** Why the text is not sent. */
  problem?: string;
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  error?: unknown;
  live?: Live;
}

export function toLiveState({ problem, phase, error, live }: Analysis): LiveState {
  if (problem !== undefined) return { phase: 'problem', message: problem, live };
  if (phase === 'loading') return { phase: live ? 'working' : 'loading', live };
  if (phase === 'ready') return { phase: 'done', live };
  return { phase, message: findMessage(error), live };
}
