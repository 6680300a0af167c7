import { listOperations } from '#contract/list-operations';
import { listTypes } from '#contract/list-types';
import type { OpenApiDocument, Operation, Schema } from '#contract/openapi';
import type { Source } from '../reference/source';

/** A contract of one call, for tests that must not depend on what the real ones hold. */
export function toTestSource(
  schemas: Record<string, Schema>,
  operation: Partial<Operation> = {},
): Source {
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    servers: [],
    tags: [{ name: 'Photos' }],
    paths: { '/photos': { post: toOperation(operation) } },
    components: { schemas },
  };
  return {
    contract: 'media-v2',
    document,
    types: listTypes(document),
    operations: listOperations(document),
    examples: [],
    instances: [],
  };
}

function toOperation(operation: Partial<Operation>): Operation {
  return {
    operationId: 'send',
    summary: 'Send photos',
    tags: ['Photos'],
    requestBody: {
      description: 'The photos.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Photo' } } },
    },
    responses: { '200': { description: 'Done.' } },
    ...operation,
  };
}
