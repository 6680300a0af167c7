/** This module is downloaded when a button is pressed for the first time. */
import { useRef, useState } from 'react';
import type { RequestSequence } from '@docs/code-samples';
import {
  memory,
  ResetSandbox,
  runRequestSequence,
  sandbox,
  send,
  sendFirst,
  printBodyText,
  useHasChanges,
  useStep,
} from '../sandbox';
import type { Run } from '../sandbox';
import { ResponseView, useComparison, useIntoView } from '../responses';
import type { ConsoleRequest } from '../share-links';
import type { CalledOperation } from '../field-cards';
import { createTextView } from '../linked-text';
import ConsoleLink from './ConsoleLink';
import styles from '../../ui/Run/styles.module.css';
import { interactiveContract } from '@docs/vendor';

export { ConsoleLink, sandbox };
export { findKeptEdit } from '../../ui/kept-edits';
export { printBodyText } from '../sandbox';

interface ExampleRun extends Run {
  of: CalledOperation;
  /** As a console has it, where there is one. */
  call?: ConsoleRequest;
}

export async function sendSequence(sequence: RequestSequence, body?: string): Promise<ExampleRun> {
  const run = await runRequestSequence(sequence, { body, memory, send, sendFirst });
  return describe(sequence, run);
}

/** The response of the build; undefined if requests of this page may have changed it. */
export function findRecorded(sequence: RequestSequence): ExampleRun | undefined {
  const { calls, recorded } = sequence;
  const request = calls.at(-1);
  if (!request || memory.changed.size > 0) return undefined;
  const { method, url, headers } = request;
  const text = recorded.body === undefined ? '' : JSON.stringify(recorded.body);
  const exchange = {
    request: { method, url, headers, body: printBodyText(sequence) },
    ...{ status: recorded.status, headers: [], text, isRecorded: true },
    ...{ bytes: new TextEncoder().encode(text).length, milliseconds: 0 },
  };
  return describe(sequence, { exchange, before: [] });
}

function describe(sequence: RequestSequence, run: Run): ExampleRun {
  const { contract, operationId, path, query } = sequence;
  const of = { contract, operationId };
  // Consoles have the operations of this API only.
  if (contract !== interactiveContract) return { ...run, of };
  return { ...run, of, call: { operationId, path, query, body: run.exchange.request.body ?? '' } };
}

/** Downloads what is sent for an example, such as `media-v2/tagging-basic`. */
export async function loadRequestSequence(name: string): Promise<RequestSequence> {
  const { default: url } = (await import(
    // The URLs of all examples are part of this chunk; their contents are not.
    /* webpackMode: "eager" */
    `@generated/sandbox/default/requests/${name}.json`
  )) as { default: string };
  const response = await fetch(url);
  if (!response.ok)
    throw new Error(`The request for the example returned status ${response.status}.`);
  return (await response.json()) as RequestSequence;
}

/** Loads what an edited request needs. The request itself loads again what fails here, and says so. */
export function prepare({ calls }: RequestSequence): void {
  sandbox.prepare({ ...(calls.at(-1)?.body as object) }).catch(() => undefined);
}

/** Only the first edited request waits for this; the words come when it takes long. */
export function Waiting() {
  const step = useStep();
  if (step === undefined) return null;
  return (
    <span
      className={styles.waiting}
    >{`Loading the sandbox (0.5 MB, once): step ${step} of 3…`}</span>
  );
}

/** A recorded response is compared with nothing; the button keeps its row, so that nothing moves. */
const KEEPS_ROW = (
  <button type="button" className="quiet-button" disabled>
    Compare
  </button>
);

/**
 * The response, the requests that were sent before it, and how it differs from one that was kept, which
 * stays after Reset.
 */
export function Result({ sent }: { sent?: ExampleRun & { change: number } }) {
  const top = useRef<HTMLDivElement>(null);
  // The successor of a recorded response moves nothing: the reader may be elsewhere by then.
  useIntoView(top, sent?.change);
  const { view, bar } = useComparison(sent?.exchange.isRecorded ? undefined : sent);
  const hasChanges = useHasChanges();
  // Once offered it stays: what it says after a press is to be read, and the focus is on it.
  const [isOffered, setOffered] = useState(false);
  if (hasChanges && !isOffered) setOffered(true);
  const reset = isOffered && <ResetSandbox className={styles.button} />;
  if (!sent) return bar && <div className={styles.sent}>{bar}</div>;
  const { exchange, before, of } = sent;
  return (
    <div className={styles.result} data-result="">
      <div ref={top} className={styles.top} />
      {before.length > 0 && (
        <p className={styles.sent}>
          {`Sent first, because this request depends on it: ${before.map((title) => `“${title}”`).join(', ')}.`}
        </p>
      )}
      <ResponseView
        {...{ exchange, of }}
        views={[createTextView(exchange, of), view]}
        bar={bar ?? KEEPS_ROW}
        foot={reset}
      />
    </div>
  );
}
