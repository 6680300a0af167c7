import React, { useMemo } from 'react';
import type { ReactNode } from 'react';
import Answer from '../Answer';
import { describeStatus } from '../Answer/describe-status';
import { toTextView } from '../LinkedText/to-text-view';
import { findNextCalls } from './find-next-calls';
import NextCalls from './NextCalls';
import type { SharedCall } from './shared-call';
import type { Sent } from './use-send';

interface Props {
  sent: Sent;
  onOpen(call: SharedCall): void;
}

/** The answer; values that other calls take offer them. */
export default function Reply({ sent: { exchange, call }, onOpen }: Props): ReactNode {
  const { text, status } = exchange;
  const answer = useMemo(() => parse(text), [text]);
  const textView = toTextView(exchange);
  return (
    <>
      <p role="status" className="visually-hidden">
        The sandbox answers {status} {describeStatus(status)}.
      </p>
      <Answer
        exchange={exchange}
        views={textView && [textView]}
        renderBeside={(value, pointer) => (
          <NextCalls
            value={String(value)}
            offers={status < 400 ? findNextCalls({ call, answer }, pointer, value) : []}
            onOpen={onOpen}
          />
        )}
      />
    </>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
