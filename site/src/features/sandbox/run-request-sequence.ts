import { getAt, toSteps } from '@docs/utils';
import type { CapturedValue, RequestSequence, SequenceRequest } from '@docs/code-samples';
import type { Memory } from './memory';
import type { Exchange, SentRequest } from '@docs/sandbox';

interface Options {
  /** Text of the example's own body, when a reader has edited it; it need not be JSON. */
  body?: string;
  memory: Memory;
  /** Sends a request of the page: one that comes first, or one that only looks. */
  sendFirst(request: SentRequest): Promise<Exchange>;
  send(request: SentRequest): Promise<Exchange>;
}

export interface Run {
  exchange: Exchange;
  /** Titles of what was sent first, because the example needs it and it was missing. */
  before: string[];
}

/**
 * Sends the request of an example. What it builds on is sent first only where it is missing; what a
 * reader has added, changed or deleted stays as it is. Values that the example repeats, such as a
 * reference key, are put into its body as they were received.
 */
export async function runRequestSequence(
  sequence: RequestSequence,
  options: Options,
): Promise<Run> {
  const { body, memory, send, sendFirst } = options;
  const request = findOwnRequest(sequence);
  const before: string[] = [];
  for (const call of sequence.calls.slice(0, -1)) {
    if (!(await isNeeded(call, printText(request, body), options))) continue;
    const { text } = await sendFirst(buildRequest(call, memory.received));
    call.captures.forEach((captured) => remember(captured, text, memory.received));
    before.push(call.title);
  }
  return { exchange: await send(buildRequest(request, memory.received, body)), before };
}

/** The body of an example as a reader sees and edits it; undefined when it has none. */
export function printBodyText(
  sequence: Pick<RequestSequence, 'calls' | 'operationId'>,
): string | undefined {
  return printText(findOwnRequest(sequence));
}

function findOwnRequest({
  calls,
  operationId,
}: Pick<RequestSequence, 'calls' | 'operationId'>): SequenceRequest {
  const last = calls.at(-1);
  if (!last) throw new Error(`The example of ${operationId} has no request. Build the site again.`);
  return last;
}

async function isNeeded(
  call: SequenceRequest,
  ownText = '',
  { body, memory, sendFirst }: Options,
): Promise<boolean> {
  if (call.captures.length > 0) {
    return call.captures.some(
      ({ stored }) => ownText.includes(JSON.stringify(stored)) && !memory.received.has(stored),
    );
  }
  if (memory.changed.has(call.url)) return false;
  // Deleting makes room for what the example creates, not for what a reader creates instead.
  if (call.method === 'DELETE' && body !== undefined) return false;
  const { method, url, headers } = { ...call, method: 'GET' };
  const { status } = await sendFirst({ method, url, headers });
  return call.method === 'DELETE' ? status === 200 : status === 404;
}

function buildRequest(
  call: SequenceRequest,
  received: Map<string, string>,
  edited?: string,
): SentRequest {
  const { method, url, headers } = call;
  const text = printText(call, edited);
  return { method, url, headers, ...(text !== undefined && { body: replace(text, received) }) };
}

function printText({ body }: SequenceRequest, edited?: string): string | undefined {
  return edited ?? (body === undefined ? undefined : JSON.stringify(body, null, 2));
}

/** In the text, not in the JSON: what a reader has typed may not be JSON. */
function replace(text: string, received: Map<string, string>): string {
  return [...received].reduce(
    (result, [stored, value]) => result.replaceAll(JSON.stringify(stored), JSON.stringify(value)),
    text,
  );
}

function remember(
  { pointer, stored }: CapturedValue,
  text: string,
  received: Map<string, string>,
): void {
  // A rejection has no such field, and then nothing is replaced.
  const value = text === '' ? undefined : getAt(JSON.parse(text), toSteps(pointer));
  if (typeof value === 'string') received.set(stored, value);
}
