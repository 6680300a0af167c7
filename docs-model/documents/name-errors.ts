import type { OpenApiDocument, Response } from '#contract/openapi';
import { toStatusLine } from '#contract/status-names';
import { toReferenceName } from '#contract/type-expression';
import { mapOperations, mapValues } from './map-schemas';

/** A document whose errors begin with their status and its name: `404 Not Found. …`. */
export function nameErrors(document: OpenApiDocument): OpenApiDocument {
  const statuses = new Map<string, string>();
  const named = mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response, status) => {
      if (response.$ref === undefined) return nameError(response, status);
      statuses.set(toReferenceName(response.$ref), status);
      return response;
    }),
  }));
  const responses = mapValues(document.components.responses ?? {}, (response, name) =>
    nameError(response, statuses.get(name) ?? ''),
  );
  return { ...named, components: { ...named.components, responses } };
}

function nameError(response: Response, status: string): Response {
  if (!/^[45]/.test(status)) return response;
  return {
    ...response,
    description: `${toStatusLine(status)}. ${response.description ?? ''}`.trim(),
  };
}
