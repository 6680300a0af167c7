/** What is downloaded with the first press of a button. */
import type { RequestSequence } from '#samples/request-sequence';
import { runRequestSequence } from '@site/src/features/sandbox-client/run-request-sequence';
import type { Run } from '@site/src/features/sandbox-client/run-request-sequence';
import type { SentOperation } from './Result';
import { memory } from '@site/src/features/sandbox-client/page-memory';
import { send, sendFirst } from '@site/src/features/sandbox-client/send';

export { default as JsonEditor } from '@site/src/features/json/JsonEditor';
export { default as ConsoleLink } from './ConsoleLink';
export { default as Result } from './Result';
export { loadRequestSequence } from '@site/src/features/sandbox-client/load-request-sequence';
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
