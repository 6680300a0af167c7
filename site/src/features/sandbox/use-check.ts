import { useEffect, useMemo } from 'react';
import { MOST_BYTES } from '@docs/vendor';
import type { SentRequest, Violation } from '@docs/sandbox';
import { useLazy } from '../../ui/use-lazy';
import { sandbox } from './send';

/** Long enough for the next letter, short enough to seem immediate. */
const PAUSE_MS = 200;

export interface Check {
  violations: Violation[];
  problem?: string;
  /** Present when trying again may help. */
  retry?(): void;
}

const TOO_LARGE =
  'Not checked while you type: the body is larger than 512,000 bytes (500 KB), for which the API ' +
  'returns 413.';

/** Says in the worker what is wrong with a request, the same object until something in it changes. */
export function useCheck(request: SentRequest): Check {
  const { value: violations, error, load } = useLazy(sandbox.check);
  const isLarge = isTooLargeToCheck(request.body ?? '');

  useEffect(() => {
    if (isLarge) return undefined;
    const timer = setTimeout(() => void load(request), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [request, isLarge, load]);

  return useMemo((): Check => {
    if (isLarge) return { violations: [], problem: TOO_LARGE };
    if (error === undefined) return { violations: violations ?? [] };
    const problem = `Not checked while you type. ${(error as Error).message}`;
    return { violations: [], problem, retry: () => void load(request) };
  }, [isLarge, error, violations, load, request]);
}

/** Larger bodies return 413, so checking them adds nothing. The size is counted only as far as it matters. */
export function isTooLargeToCheck(text: string): boolean {
  if (text.length > MOST_BYTES) return true;
  if (text.length * 3 <= MOST_BYTES) return false;
  return new TextEncoder().encode(text).length > MOST_BYTES;
}
