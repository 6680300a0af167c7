import type { Example } from '#contract/example';
import { listCalls } from '#contract/list-requests';
import type { OpenApiDocument } from '#contract/openapi';
import { listCapturedValues } from './list-captured-values';
import type { RequestSequence, SequenceRequest } from './request-sequence';
import { hasBody, KEY_PLACEHOLDER } from './request';
import { toSampleRequest } from './to-sample-request';

/** The key with which pages call the sandbox: it takes any, and a reader sees where it is from. */
const KEY = 'sandbox';

/**
 * Turns an example into what a page has to send for it.
 *
 * @example
 * toRecipe(feedbackTags, examples, mediaV2).calls.map(({ title }) => title);
 * // ['Analysis to give feedback on', 'Feedback on tags']
 */
export function toRequestSequence(
  example: Example,
  examples: Example[],
  document: OpenApiDocument,
): RequestSequence {
  const { contract, operation, parameters } = example;
  const calls = listCalls(example, examples);
  return {
    contract,
    operationId: operation.id,
    ...parameters,
    calls: calls.map((call, index) => toCall(call, calls.slice(index + 1), document)),
  };
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
    headers: hasBody(request) ? [...headers, ['Content-Type', 'application/json']] : headers,
    ...(hasBody(request) && { body }),
    captures: listCapturedValues(
      example.response,
      later.map((call) => call.body),
    ),
  };
}
