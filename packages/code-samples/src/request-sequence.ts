import { listCalls } from '@docs/openapi';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { escapeKey } from '@docs/utils';
import { hasBody, KEY_PLACEHOLDER, sentHeaders, toSampleRequest } from './request';
import type { SampleRequest } from './request';

/** The key with which pages call the sandbox: it takes any, and a reader sees where it is from. */
const KEY = 'sandbox';

/** Fields of responses that exist to be sent back. */
const HANDED_ON = ['referenceKey', 'nextCursor'];

/**
 * Everything that is needed to send an example from a page, with the requests before it. Built
 * once, fetched when a reader presses Run: see toRequestSequence().
 */
export interface RequestSequence {
  contract: string;
  operationId: string;
  path: Record<string, string>;
  query: Record<string, string>;
  /** In the order of sending; the last one is the example's own. */
  calls: SequenceRequest[];
  /** The response of the sandbox to the example; without a body where that was empty. */
  recorded: { status: number; body?: unknown };
}

export interface SequenceRequest {
  title: string;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Any JSON value; absent when the request has no body. */
  body?: unknown;
  /**
   * The values of its stored response that later requests repeat. A running sandbox returns other values,
   * which have to replace these.
   */
  captures: CapturedValue[];
}

export interface CapturedValue {
  /** JSON pointer into the response, such as `/metadata/referenceKey`. */
  pointer: string;
  /** As stored in the response and in the requests of this repository. */
  stored: string;
}

/**
 * Turns an example into what a page has to send for it.
 *
 * @example
 * toRequestSequence(feedbackTags, examples, mediaV2).calls.map(({ title }) => title);
 * // ['Analysis to give feedback on', 'Feedback on tags']
 */
export function toRequestSequence(
  example: Example,
  examples: Example[],
  document: OpenApiDocument,
): RequestSequence {
  const { contract, operation, parameters, response } = example;
  const calls = listCalls(example, examples);
  return {
    contract,
    operationId: operation.id,
    ...parameters,
    calls: calls.map((call, index) => toCall(call, calls.slice(index + 1), document)),
    recorded: {
      status: Number(operation.status),
      ...(response !== undefined && { body: response }),
    },
  };
}

/** The request of a sequence as code, with the body that a reader has typed. */
export function toEditedRequest(
  { operationId, calls, recorded }: RequestSequence,
  body: unknown,
): SampleRequest | undefined {
  const request = calls.at(-1);
  return (
    request && {
      name: operationId,
      method: request.method,
      url: request.url,
      headers: request.headers.map(([name, value]) => [name, value.replace(KEY, KEY_PLACEHOLDER)]),
      body,
      response: recorded.body === undefined ? 'none' : 'json',
    }
  );
}

function toCall(example: Example, later: Example[], document: OpenApiDocument): SequenceRequest {
  const request = toSampleRequest(example, document);
  const { method, url, body } = request;
  const headers = request.headers.map(([name, value]): [string, string] => [
    name,
    value.replace(KEY_PLACEHOLDER, KEY),
  ]);
  return {
    title: example.title,
    method,
    url,
    headers: sentHeaders({ ...request, headers }),
    ...(hasBody(request) && { body }),
    captures: listCapturedValues(
      example.response,
      later.map((call) => call.body),
    ),
  };
}

/**
 * Lists the values of a response that later bodies repeat.
 *
 * @example
 * listCapturedValues({ metadata: { referenceKey: '241014-1' } }, [{ referenceKey: '241014-1' }]);
 * // [{ pointer: '/metadata/referenceKey', stored: '241014-1' }]
 */
export function listCapturedValues(response: unknown, laterBodies: unknown[]): CapturedValue[] {
  const later = JSON.stringify(laterBodies);
  return listHandedOn(response, '').filter(({ stored }) => later.includes(JSON.stringify(stored)));
}

function listHandedOn(value: unknown, pointer: string): CapturedValue[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const fieldPointer = `${pointer}/${escapeKey(key)}`;
    return typeof inner === 'string' && HANDED_ON.includes(key)
      ? [{ pointer: fieldPointer, stored: inner }]
      : listHandedOn(inner, fieldPointer);
  });
}
