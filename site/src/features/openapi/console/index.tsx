import data from '@generated/sandbox/default/consoles.json';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import Console from './Console';
import { addEntry } from './history/history';
import type { Entry } from './history/history';
import { findInitialRequest } from './links/initial-request';
import type { InitialRequest } from './links/initial-request';
import { markReturnPoint } from '../return-points';
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

/** Consoles are beside the text, and a request from a response opens below it; see wide.css. */
const BESIDE = '(min-width: 68em)';

/** Typed requests by operation. They are still there after a visit to another page. */
const drafts: Record<string, Draft> = {};

/** The open consoles of the page. All of this is downloaded when the first one is asked for. */
export default function Consoles({ openRequest, findPlace, onClose }: Props) {
  const [open, setOpen] = useState<Partial<Record<string, InitialRequest>>>({});
  const [entries, setEntries] = useState<Entry[]>([]);
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState<OpenRequest>();

  // Stable, or each request would redraw all responses of the page.
  const jump = useCallback((call: ConsoleRequest, origin?: string) => {
    const hash = `#${call.operationId}`;
    if (hash !== window.location.hash) {
      markReturnPoint();
      window.history.pushState(null, '', hash);
    }
    const from = data.operations.find(({ id }) => id === origin && id !== call.operationId);
    const isBeside = from !== undefined && matchMedia(BESIDE).matches;
    setOpen((others) => ({
      ...others,
      [call.operationId]: {
        ...{ call, from, jump: true },
        shownAt: isBeside ? (others[from.id]?.shownAt ?? from.id) : undefined,
      },
    }));
  }, []);
  if (openRequest !== seen) {
    setSeen(openRequest);
    const result = findInitialRequest(openRequest, data.operations, drafts);
    setProblem(result.problem);
    const { initialRequest } = result;
    if (initialRequest) setOpen({ ...open, [initialRequest.call.operationId]: initialRequest });
  }
  const close = (operationId: string) => {
    setOpen({ ...open, [operationId]: undefined });
    onClose(open[operationId]?.shownAt ?? operationId);
  };

  return (
    <>
      {problem && <Problem text={problem} />}
      {data.operations.map((operation) => {
        const initialRequest = open[operation.id];
        const container = initialRequest && findPlace(initialRequest.shownAt ?? operation.id);
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
