import { mapOperations } from '@docs/docs-model/downloads';
import { METHODS, toReferenceSteps } from '@docs/openapi';
import type { Content, OpenApiDocument, Operation } from '@docs/openapi';
import { getAt } from '@docs/utils';

type PathItem = OpenApiDocument['paths'][string] & { $ref?: string };

type Bodies = Record<string, NonNullable<Operation['requestBody']>>;

/** The group of operations for which the document names none. */
const NO_GROUP = 'Other';

/**
 * Fills in what the standard lets a document leave out and our pages need: an id and a group for
 * each operation, the list of groups, bodies and responses under `application/json`.
 */
export function complete(document: OpenApiDocument): OpenApiDocument {
  const { paths } = mapOperations({ ...document, paths: resolvePaths(document) }, (...call) =>
    completeOperation(document, ...call),
  );
  const used = Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.tags[0] ?? []),
  );
  const tags = document.tags ?? [];
  const missing = [...new Set(used)].filter((name) => !tags.some((tag) => tag.name === name));
  return {
    ...document,
    servers: document.servers ?? [],
    tags: [...tags, ...missing.map((name) => ({ name }))],
    paths,
    components: { ...document.components, schemas: document.components?.schemas ?? {} },
  };
}

/** A path may be described once for several, under `components/pathItems`. */
function resolvePaths(document: OpenApiDocument): OpenApiDocument['paths'] {
  return Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, { $ref, ...item }]: [string, PathItem]) => [
      path,
      { ...($ref && (getAt(document, toReferenceSteps($ref)) as PathItem)), ...item },
    ]),
  );
}

function completeOperation(
  document: OpenApiDocument,
  operation: Operation,
  method: string,
  path: string,
): Operation {
  const { requestBody } = operation;
  const body = requestBody && resolveBody(document, requestBody);
  return {
    ...operation,
    operationId: operation.operationId ?? toId(method, path),
    tags: operation.tags?.length ? operation.tags : [NO_GROUP],
    summary: operation.summary ?? '',
    ...(body && { requestBody: { ...body, content: toJson(body.content) } }),
    responses: Object.fromEntries(
      Object.entries(withSuccess(operation.responses ?? {})).map(([status, response]) => [
        status,
        response.content ? { ...response, content: toJson(response.content) } : response,
      ]),
    ),
  };
}

/** `default` describes every status that is not listed, and so also that of success. */
function withSuccess(responses: Operation['responses']): Operation['responses'] {
  const { default: every, ...listed } = responses;
  const hasSuccess = Object.keys(listed).some((status) => status.startsWith('2'));
  return every === undefined || hasSuccess ? responses : { '200': every, ...responses };
}

function resolveBody(document: OpenApiDocument, body: NonNullable<Operation['requestBody']>) {
  const reference = (body as { $ref?: string }).$ref;
  if (reference === undefined) return body;
  const bodies = (document.components as { requestBodies?: Bodies }).requestBodies;
  return bodies?.[reference.slice(reference.lastIndexOf('/') + 1)] ?? body;
}

/** Frameworks write the media type as a wildcard or with a character set. */
function toJson(content: Content = {}): Content {
  if (content['application/json']) return content;
  const json = Object.entries(content).find(([type]) => /^\*\/\*|[/+]json\b/.test(type));
  return json === undefined ? content : { 'application/json': json[1] };
}

/** @example toId('get', '/v2/photos/{dataset}'); // 'getV2PhotosDataset' */
function toId(method: string, path: string): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
