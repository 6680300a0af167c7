/** What is downloaded when a button is pressed for the first time. */
import type { RequestSequence } from '#samples/request-sequence';
import { runRequestSequence } from '@site/src/features/sandbox-client/run-request-sequence';
import type { Run } from '@site/src/features/sandbox-client/run-request-sequence';
import { memory } from '@site/src/features/sandbox-client/page-memory';
import { send, sendFirst } from '@site/src/features/sandbox-client/send';
import type { SentOperation } from './Result';

export { default as JsonEditor } from '@site/src/features/json/JsonEditor';
export { default as ConsoleLink } from './ConsoleLink';
export { default as Result } from './Result';
export { forgetEdit, keepEdit, readEdit } from '@site/src/ui/kept-edits';
export { toBodyText } from '@site/src/features/sandbox-client/run-request-sequence';

/** The response, with the operation that it documents. */
export async function sendSequence(
  sequence: RequestSequence,
  body?: string,
): Promise<Run & SentOperation> {
  const run = await runRequestSequence(sequence, { body, memory, send, sendFirst });
  const { contract, operationId, path, query } = sequence;
  const of = { contract, operationId };
  // Consoles have the operations of this API only.
  if (contract !== 'media-v2') return { ...run, of };
  return { ...run, of, call: { operationId, path, query, body: run.exchange.request.body ?? '' } };
}

/**
 * Downloads what is sent for an example.
 *
 * @param name such as `media-v2/tagging-basic`
 * @throws when it does not arrive; the next call tries again
 */
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
