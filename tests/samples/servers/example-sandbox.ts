import { listCalls } from '@docs/openapi';
import type { Example } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { KEY_PLACEHOLDER, sentHeaders, sentUrl, toSampleRequest } from '@docs/code-samples';
import type { SampleRequest } from '@docs/code-samples';
import { createSandbox } from '@docs/sandbox';
import { loadContracts } from '@docs/sandbox/node';
import type { Sandbox } from '@docs/sandbox';
import { createNumbers } from '../../../tools/results/send-example';
import { NOW } from '@docs/sandbox/testing';

/** The key that the samples of these tests send. */
export const KEY = 'sandbox';

/**
 * Creates a sandbox for one sample: it has run the examples that this one builds on, and its
 * clock and random numbers are fixed, so that it answers two callers alike.
 */
export async function createExampleSandbox(
  example: Example,
  examples: Example[],
): Promise<Sandbox> {
  let random = createNumbers('');
  const sandbox = createSandbox({
    contracts: await loadContracts(),
    now: () => NOW,
    random: () => random(),
    callsPerSecond: Infinity,
  });
  for (const call of listCalls(example, examples)) {
    random = createNumbers(call.name);
    if (call !== example) await sandbox.fetch(await toRequest(call));
  }
  return sandbox;
}

/** The request of an example, sent without any sample. */
export async function toRequest(example: Example): Promise<Request> {
  return toWebRequest(toSampleRequest(example, await loadContract(example.contract)));
}

/** The request that every printer has to send. */
export function toWebRequest(request: SampleRequest): Request {
  return new Request(sentUrl(request.url), {
    method: request.method,
    headers: sentHeaders(request).map(([name, value]): [string, string] => [
      name,
      value.replace(KEY_PLACEHOLDER, KEY),
    ]),
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
}
