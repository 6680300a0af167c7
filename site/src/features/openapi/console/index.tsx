import data from '@generated/sandbox/default/consoles/media-v2.json';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import Console from './Console';
import { addEntry } from './history/history';
import type { Entry } from './history/history';
import { toInitialRequest } from './links/initial-request';
import type { InitialRequest } from './links/initial-request';
import RequestHistory from './history/RequestHistory';
import { Problem } from './Notes';
import type { ConsoleRequest, Draft } from '../../share-links';
import type { OpenRequest } from './links/open-request';

interface Props {
  /** The latest request of the reader to open the console; each is another object. */
  openRequest: OpenRequest;
  findPlace(operationId: string): Element | null;
  onClose(operationId: string): void;
}

/** Typed requests by operation. They are still there after a visit to another page. */
const drafts: Record<string, Draft> = {};

/** The open consoles of the page. All of this is downloaded when the first one is asked for. */
export default function Consoles({ openRequest, findPlace, onClose }: Props) {
  const [open, setOpen] = useState<Partial<Record<string, InitialRequest>>>({});
  const [entries, setEntries] = useState<Entry[]>([]);
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState<OpenRequest>();

  // Both functions are stable, or each request would redraw all responses of the page.
  const show = useCallback(
    (initialRequest: InitialRequest) =>
      setOpen((others) => ({ ...others, [initialRequest.call.operationId]: initialRequest })),
    [],
  );
  const jump = useCallback(
    (call: ConsoleRequest, origin?: string) => {
      const hash = `#${call.operationId}`;
      // Back leads to the response that the reader comes from.
      if (hash !== window.location.hash) window.history.pushState(null, '', hash);
      const from = data.operations.find(({ id }) => id === origin && id !== call.operationId);
      show({ call, jump: true, ...(from && { from }) });
    },
    [show],
  );
  if (openRequest !== seen) {
    setSeen(openRequest);
    const result = toInitialRequest(openRequest, data.operations, drafts);
    setProblem(result.problem);
    if (result.initialRequest) show(result.initialRequest);
  }
  const close = (operationId: string) => {
    setOpen({ ...open, [operationId]: undefined });
    onClose(operationId);
  };

  return (
    <>
      {problem && <Problem text={problem} />}
      {data.operations.map((operation) => {
        const initialRequest = open[operation.id];
        const container = initialRequest && findPlace(operation.id);
        if (!container) return null;
        return createPortal(
          <Console
            data={data}
            operation={operation}
            initialRequest={initialRequest}
            draft={drafts[operation.id]}
            onSent={(entry) => setEntries((others) => addEntry(others, entry))}
            onOpen={jump}
            onType={keepDraft}
            onClose={() => close(operation.id)}
          >
            <RequestHistory entries={entries} onRestore={({ call }) => jump({ ...call })} />
          </Console>,
          container,
          operation.id,
        );
      })}
    </>
  );
}

function keepDraft(typed: Draft): void {
  drafts[typed.call.operationId] = typed;
}
