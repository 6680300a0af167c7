import React, { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { parseJson } from '@site/src/features/json/JsonView/parse-json';
import { findNextCalls } from './find-next-requests';
import NextCalls from './NextRequests';
import type { SharedCall } from '../links/shared-request';
import type { Sent } from '../send/use-send';

/**
 * What is shown beside a value of a response: the requests that can use it. The same function as long
 * as the response is the same, because another one redraws the whole response.
 */
export function useNextCalls({ exchange, call }: Sent, onOpen: (call: SharedCall) => void) {
  const { text, status } = exchange;
  const answer = useMemo(() => parseJson(text), [text]);
  return useCallback(
    (value: string | number, pointer: string): ReactNode => (
      <NextCalls
        value={String(value)}
        offers={status < 400 ? findNextCalls({ call, answer }, pointer, value) : []}
        onOpen={onOpen}
      />
    ),
    [call, answer, status, onOpen],
  );
}
