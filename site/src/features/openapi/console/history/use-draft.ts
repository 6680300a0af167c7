import { useCallback, useState } from 'react';
import type { ConsoleOperation } from '@docs/openapi/forms';
import type { InitialRequest } from '../links/initial-request';
import { findExampleIndex, isSameRequest } from '../../../share-links';
import type { ConsoleRequest, Draft } from '../../../share-links';
import type { ConsoleRun } from '../send/use-send';

interface Options {
  operation: ConsoleOperation;
  initialRequest: InitialRequest;
  draft?: Draft;
  sent?: ConsoleRun;
}

/** The request as typed into a console. If another one replaces it, it can be restored. */
export function useDraft({ operation, initialRequest, draft, sent }: Options) {
  // An example can be chosen again, and what was sent is in the history.
  const isKept = (call: ConsoleRequest) =>
    findExampleIndex(operation, call) >= 0 ||
    (sent !== undefined && isSameRequest(sent.typed, call));
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
    (changes: Partial<ConsoleRequest>) =>
      setDraft((before) => ({ ...before, call: { ...before.call, ...changes } })),
    [],
  );
  return {
    typed,
    change,
    replaceBy: (call: ConsoleRequest) => setDraft((before) => replace(before, call, isKept)),
    bringBack: () => setDraft((before) => bringBack(before, isKept)),
  };
}

type IsKept = (call: ConsoleRequest) => boolean;

/** Puts another call in; what stood there is kept, unless it can be had elsewhere. */
export function replace({ call, replaced }: Draft, next: ConsoleRequest, isKept: IsKept): Draft {
  const all = isKept(call) ? replaced : [call, ...replaced];
  return { call: next, replaced: all.filter((request) => !isSameRequest(request, next)) };
}

/** Exchanges the request for the one that was replaced last; again and again it goes through all. */
export function bringBack({ call, replaced }: Draft, isKept: IsKept): Draft {
  const [last, ...others] = replaced;
  if (!last) return { call, replaced };
  return { call: last, replaced: isKept(call) ? others : [...others, call] };
}
