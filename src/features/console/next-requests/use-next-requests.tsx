import React, { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { parseJson } from '@site/src/features/json/JsonView/parse-json';
import { findNextRequests } from './find-next-requests';
import NextRequests from './NextRequests';
import type { ConsoleRequest } from '../links/shared-request';
import type { Sent } from '../send/use-send';

/**
 * What is shown beside a value of a response: the requests that can use it. The same function as long
 * as the response is the same, because another one redraws the whole response.
 */
export function useNextRequests({ exchange, call }: Sent, onOpen: (call: ConsoleRequest) => void) {
  const { text, status } = exchange;
  const response = useMemo(() => parseJson(text), [text]);
  return useCallback(
    (value: string | number, pointer: string): ReactNode => (
      <NextRequests
        value={String(value)}
        offers={status < 400 ? findNextRequests({ call, response }, pointer, value) : []}
        onOpen={onOpen}
      />
    ),
    [call, response, status, onOpen],
  );
}
