import type { OperationDoc } from '@docs/openapi';

export type OperationLink = Pick<OperationDoc, 'id' | 'method' | 'path' | 'summary' | 'group'>;

/**
 * Tells whether an operation matches what was typed: every word must be in its name, group, path,
 * method or operationId.
 *
 * @example listOperations(mediaV2).filter((call) => fitsQuery(call, 'put article')); // putArticle
 */
export function fitsQuery(operation: OperationLink, query: string): boolean {
  const { id, method, path, summary, group } = operation;
  const text = [id, method, path, summary, group].join(' ').toLowerCase();
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

/** Calls by group, in their order; groups without calls are left out. */
export function groupOperations(
  operations: OperationLink[],
): { name: string; operations: OperationLink[] }[] {
  const names = [...new Set(operations.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    operations: operations.filter(({ group }) => group === name),
  }));
}
