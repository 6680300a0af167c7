import { useCallback, useState } from 'react';
import type { ConsoleOperation } from '#contract/console-data';
import type { Incoming } from '../links/initial-request';
import type { SharedCall } from '../links/shared-request';
import { findExample, isSameCall } from '../links/to-example-request';
import { bringBack, replace } from './draft';
import type { Typed } from './draft';
import type { Sent } from '../send/use-send';

interface Options {
  operation: ConsoleOperation;
  incoming: Incoming;
  /** What was left when the console was closed. */
  draft?: Typed;
  sent?: Sent;
}

/** What a reader types into a console. Other calls may take its place; it is kept meanwhile. */
export function useTyped({ operation, incoming, draft, sent }: Options) {
  // An example can be chosen again, and what was sent is in the history.
  const isKept = (call: SharedCall) =>
    findExample(operation, call) >= 0 || (sent !== undefined && isSameCall(sent.typed, call));
  const [typed, setTyped] = useState<Typed>(() =>
    draft ? replace(draft, incoming.call, isKept) : { call: incoming.call, replaced: [] },
  );
  const [seen, setSeen] = useState(incoming);
  if (incoming !== seen) {
    setSeen(incoming);
    setTyped(replace(typed, incoming.call, isKept));
  }
  // A stable function: another one would redraw the form.
  const change = useCallback(
    (part: Partial<SharedCall>) =>
      setTyped((before) => ({ ...before, call: { ...before.call, ...part } })),
    [],
  );
  return {
    typed,
    change,
    replaceBy: (call: SharedCall) => setTyped((before) => replace(before, call, isKept)),
    bringBack: () => setTyped((before) => bringBack(before, isKept)),
  };
}
