import { collectInstances, listOperations, listTypes } from '@docs/openapi';
import { buildContent, buildDocument, buildOperation } from '@docs/openapi/testing';
import type { Example, OpenApiDocument, Operation, Schema } from '@docs/openapi';
import { printPage } from '../page';
import type { Page } from '../page';
import type { Source } from '../facts/source';

/** A source for tests; its URLs are those of the Media API v2. */
export function buildSource(document: OpenApiDocument, given: Partial<Source> = {}): Source {
  const examples: Example[] = given.examples ?? [];
  return {
    contract: 'media-v2',
    document,
    types: listTypes(document),
    operations: listOperations(document),
    examples,
    instances: collectInstances(document, examples),
    guides: new Map(),
    ...given,
  };
}

/** A contract of one operation that sends a `Photo`, with no types but these. */
export function buildTestSource(
  schemas: Record<string, Schema>,
  operation: Partial<Operation> = {},
): Source {
  const call = buildOperation({
    operationId: 'send',
    summary: 'Send photos',
    tags: ['Photos'],
    requestBody: { description: 'The photos.', content: buildContent('Photo') },
    responses: { '200': { description: 'Done.' } },
    ...operation,
  });
  return buildSource({
    ...buildDocument({ tags: [{ name: 'Photos' }] }),
    paths: { '/photos': { post: call } },
    components: { schemas },
  });
}

/** The text of a page below its front matter. */
export function printPageBody(page: Page): string {
  return printPage(page, 'media-v2').replace(/^---\n.*?\n---\n\n/s, '');
}
