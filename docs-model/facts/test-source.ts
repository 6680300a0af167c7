import { toContent, toDocument, toOperation } from '#contract/fixtures';
import type { Operation, Schema } from '#contract/openapi';
import { toSource } from './fixtures';
import type { Source } from './source';

/** A contract of one operation that sends a `Photo`, with no types but these. */
export function toTestSource(
  schemas: Record<string, Schema>,
  operation: Partial<Operation> = {},
): Source {
  const call = toOperation({
    operationId: 'send',
    summary: 'Send photos',
    tags: ['Photos'],
    requestBody: { description: 'The photos.', content: toContent('Photo') },
    responses: { '200': { description: 'Done.' } },
    ...operation,
  });
  return toSource({
    ...toDocument({ tags: [{ name: 'Photos' }] }),
    paths: { '/photos': { post: call } },
    components: { schemas },
  });
}
