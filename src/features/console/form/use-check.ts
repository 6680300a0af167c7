import { useEffect, useMemo, useState } from 'react';
import type { Violation } from '#sandbox/replies';
import { sandbox } from '@site/src/features/sandbox-client/connection';
import type { SentRequest } from '@site/src/features/sandbox-client/send';
import { isTooLargeToCheck } from './body-state';

/** Long enough for the next letter, short enough to seem immediate. */
const PAUSE_MS = 200;

export interface Check {
  violations: Violation[];
  /** Why nothing was checked. */
  problem?: string;
  /** Present when trying again may help. */
  retry?(): void;
}

const TOO_LARGE =
  'Not checked while you type: the body is larger than 512,000 bytes (500 KB), for which the API ' +
  'returns 413.';

/**
 * Says what is wrong with a request while it is typed. The work is done in the worker.
 *
 * @param request the same object as long as nothing changes in it
 */
export function useCheck(request: SentRequest): Check {
  const [violations, setViolations] = useState<Violation[]>([]);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const isLarge = isTooLargeToCheck(request.body ?? '');

  useEffect(() => {
    if (isLarge) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      check(request).then(
        (found) => {
          if (!isCurrent) return;
          setViolations(found);
          setProblem(undefined);
        },
        (error: Error) => isCurrent && setProblem(`Not checked while you type. ${error.message}`),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, isLarge, attempt]);

  return useMemo((): Check => {
    if (isLarge) return { violations: [], problem: TOO_LARGE };
    if (problem === undefined) return { violations };
    return { violations: [], problem, retry: () => setAttempt((count) => count + 1) };
  }, [isLarge, problem, violations]);
}

function check({ url, ...request }: SentRequest): Promise<Violation[]> {
  return sandbox.check(new Request(url, request));
}
