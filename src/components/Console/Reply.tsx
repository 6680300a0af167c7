import React, { memo } from 'react';
import type { ReactNode } from 'react';
import { describeStatus } from '#contract/status-names';
import Answer from '../Answer';
import { toTextView } from '../LinkedText/to-text-view';
import type { SharedCall } from './shared-call';
import { useNextCalls } from './use-next-calls';
import type { Sent } from './use-send';

interface Props {
  sent: Sent;
  onOpen(call: SharedCall): void;
}

/** The answer; values that other calls take offer them. */
function Reply({ sent, onOpen }: Props): ReactNode {
  const { exchange } = sent;
  const textView = toTextView(exchange);
  const renderBeside = useNextCalls(sent, onOpen);
  return (
    <>
      <p role="status" className="visually-hidden">
        The sandbox answers {exchange.status} {describeStatus(exchange.status)}.
      </p>
      <Answer exchange={exchange} views={textView && [textView]} renderBeside={renderBeside} />
    </>
  );
}

// The answer before stays as it is while the next call is on its way.
export default memo(Reply);
