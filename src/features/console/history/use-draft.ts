import { useCallback, useState } from 'react';
import type { ConsoleOperation } from '#contract/console-data';
import type { InitialRequest } from '../links/initial-request';
import type { ConsoleRequest } from '../links/shared-request';
import { findExample, isSameRequest } from '../links/to-example-request';
import { bringBack, replace } from './draft';
import type { Draft } from './draft';
import type { Sent } from '../send/use-send';

interface Options {
  operation: ConsoleOperation;
  initialRequest: InitialRequest;
  /** What was left when the console was closed. */
  draft?: Draft;
  sent?: Sent;
}

/** What a reader types into a console. Other calls may take its place; it is kept meanwhile. */
export function useDraft({ operation, initialRequest, draft, sent }: Options) {
  // An example can be chosen again, and what was sent is in the history.
  const isKept = (call: ConsoleRequest) =>
    findExample(operation, call) >= 0 || (sent !== undefined && isSameRequest(sent.typed, call));
  const [typed, setDraft] = useState<Draft>(() =>
    draft
      ? replace(draft, initialRequest.call, isKept)
      : { call: initialRequest.call, replaced: [] },
  );
  const [seen, setSeen] = useState(initialRequest);
  if (initialRequest !== seen) {
    setSeen(initialRequest);
    setDraft(replace(typed, initialRequest.call, isKept));
  }
  // A stable function: another one would redraw the form.
  const change = useCallback(
    (part: Partial<ConsoleRequest>) =>
      setDraft((before) => ({ ...before, call: { ...before.call, ...part } })),
    [],
  );
  return {
    typed,
    change,
    replaceBy: (call: ConsoleRequest) => setDraft((before) => replace(before, call, isKept)),
    bringBack: () => setDraft((before) => bringBack(before, isKept)),
  };
}
