import type { Example } from '#contract/example';
import { isSent } from '#contract/field-option';
import { listTypes } from '#contract/list-types';
import type { OpenApiDocument } from '#contract/openapi';

/**
 * The options of a request that make fields of its response appear, as the fields name them.
 *
 * @example
 * listSentOptions(mediaV2, taggingMentions); // ['NlpRequest.returnMentions=true']
 */
export function listSentOptions(document: OpenApiDocument, example: Example): string[] {
  const options = listTypes(document).flatMap(({ fields }) =>
    fields.flatMap(({ appearsWith }) => appearsWith),
  );
  const { operation, parameters, body } = example;
  const type = operation.request?.type.name;
  const request = { operation: operation.id, body, query: parameters.query, ...(type && { type }) };
  return [...new Set(options)].filter((option) => isSent(option, request));
}
