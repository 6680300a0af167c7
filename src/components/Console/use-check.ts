import { useEffect, useMemo, useState } from 'react';
import type { Violation } from '#sandbox/replies';
import { sandbox } from '@site/src/sandbox/connection';
import type { SentRequest } from '@site/src/sandbox/send';
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
  'Not checked while typing: the body has more than 512,000 bytes (500 KB), and a call with so much ' +
  'is refused.';

/** Says what is wrong with a request while it is typed. The work is done in the worker. */
export function useCheck(request: SentRequest): Check {
  const [violations, setViolations] = useState<Violation[]>([]);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { method, url, body = '' } = request;
  const isLarge = isTooLargeToCheck(body);

  useEffect(() => {
    if (isLarge) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      check(method, url, body).then(
        (found) => {
          if (!isCurrent) return;
          setViolations(found);
          setProblem(undefined);
        },
        (error: Error) => isCurrent && setProblem(`Not checked while typing. ${error.message}`),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [method, url, body, isLarge, attempt]);

  return useMemo((): Check => {
    if (isLarge) return { violations: [], problem: TOO_LARGE };
    if (problem === undefined) return { violations };
    return { violations: [], problem, retry: () => setAttempt((count) => count + 1) };
  }, [isLarge, problem, violations]);
}

function check(method: string, url: string, body: string): Promise<Violation[]> {
  const headers = { 'Content-Type': 'application/json' };
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return sandbox.check(new Request(url, { method, headers, ...(hasBody && { body }) }));
}
