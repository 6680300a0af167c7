import { listOperations } from './list-operations';
import type { OperationDoc } from './list-operations';
import { listTypes } from './list-types';
import type { OpenApiDocument } from './openapi';
import { listTypeNames } from './type-expression';

/** Where a type occurs: in a field of another type, or as the body of an operation. */
export interface Uses {
  fields: { type: string; field: string }[];
  requests: OperationDoc[];
  responses: OperationDoc[];
}

/** Finds every place of a document that names the type directly. */
export function findUses(document: OpenApiDocument, typeName: string): Uses {
  const operations = listOperations(document);
  return {
    fields: listTypes(document)
      .filter((type) => type.aliasOf === undefined)
      .flatMap((type) =>
        type.fields
          .filter((field) => field.type.isReference && field.type.name === typeName)
          .map((field) => ({ type: type.name, field: field.name })),
      ),
    requests: operations.filter(
      ({ request }) => request?.type.isReference && request.type.name === typeName,
    ),
    responses: operations.filter(
      ({ response }) => response?.type.isReference && response.type.name === typeName,
    ),
  };
}

export type Direction = 'request' | 'response' | 'both' | 'unused';

/** Tells whether a type travels to the server, back, or both ways; nested use counts. */
export function findDirection(document: OpenApiDocument, typeName: string): Direction {
  const operations = listOperations(document);
  const [sent, received] = (['request', 'response'] as const).map((way) => {
    const bodies = operations.flatMap((operation) => listTypeNames(operation[way]?.schema ?? {}));
    return listReachable(document, bodies).has(typeName);
  });
  if (sent && received) return 'both';
  if (sent) return 'request';
  return received ? 'response' : 'unused';
}

function listReachable(document: OpenApiDocument, roots: string[]): Set<string> {
  const types = new Map(listTypes(document).map((type) => [type.name, type]));
  const seen = new Set<string>();
  const queue = [...roots];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const type = types.get(name);
    if (!type || seen.has(name)) continue;
    seen.add(name);
    queue.push(
      ...listTypeNames(document.components.schemas[name] ?? {}),
      ...type.fields.flatMap((field) => listTypeNames(field.schema)),
    );
  }
  return seen;
}
