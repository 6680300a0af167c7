import data from '@generated/sandbox/default/consoles/media-v2.json';
import React, { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Console from './Console';
import { addEntry } from './history';
import type { Entry } from './history';
import type { Incoming } from './incoming';
import Memory from './Memory';
import { omit } from './omit';
import Problem from './Problem';
import type { SharedCall } from './shared-call';
import { toIncoming } from './to-incoming';
import type { Wish } from './wish';

interface Props {
  /** The latest wish of the reader; each is another object. */
  wish: Wish;
  /** The element in the finished HTML in which the console of a call stands. */
  findPlace(operationId: string): Element | null;
  /** Gives the focus back. */
  onClose(operationId: string): void;
}

/** The open consoles of the page. All of this is downloaded when the first one is asked for. */
export default function Consoles({ wish, findPlace, onClose }: Props): ReactNode {
  const [open, setOpen] = useState<Record<string, Incoming>>({});
  const [drafts, setDrafts] = useState<Record<string, SharedCall>>({});
  const [entries, setEntries] = useState<Entry[]>([]);
  const [problem, setProblem] = useState<string>();
  const [seen, setSeen] = useState<Wish>();

  const show = (incoming: Incoming) =>
    setOpen((others) => ({ ...others, [incoming.call.operationId]: incoming }));
  if (wish !== seen) {
    setSeen(wish);
    const found = toIncoming(wish, data.operations, drafts);
    setProblem('problem' in found ? found.problem : undefined);
    if ('incoming' in found) show(found.incoming);
  }
  const close = (call: SharedCall) => {
    setOpen(omit(open, call.operationId));
    setDrafts({ ...drafts, [call.operationId]: call });
    onClose(call.operationId);
  };

  return (
    <>
      {problem && <Problem text={problem} />}
      {data.operations.map((operation) => {
        const incoming = open[operation.id];
        const place = incoming && findPlace(operation.id);
        if (!place) return null;
        return createPortal(
          <Console
            data={data}
            operation={operation}
            incoming={incoming}
            onSent={(entry) => setEntries((others) => addEntry(others, entry))}
            onOpen={(call) => show({ call, jump: true })}
            onClose={close}
          >
            <Memory
              entries={entries}
              onRestore={({ call }) => show({ call: { ...call }, jump: true })}
            />
          </Console>,
          place,
          operation.id,
        );
      })}
    </>
  );
}
