import { memoize } from '@docs/utils';
import { METHODS } from './openapi';
import type {
  Content,
  Method,
  Notes,
  OpenApiDocument,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Rule,
  Schema,
  SecurityRequirement,
} from './openapi';
import { describeStatus } from './status-names';
import { toReferenceName, toTypeExpression } from './type-expression';
import type { TypeExpression } from './type-expression';

export interface OperationDoc {
  /** A name of letters and digits, which anchors and code can have: see toIdentifier(). */
  id: string;
  method: Method;
  /** With placeholders: `/v2/photos/{dataset}/recommend`. */
  path: string;
  summary: string;
  description: string;
  /** Name of its tag. */
  group: string;
  parameters: Parameter[];
  request?: BodyDoc;
  /** Of the successful response: `200`. */
  status: string;
  /** Body of the successful response; absent where it is empty or not documented. */
  response?: BodyDoc;
  /** Whether the contract asks what the body of the response contains. */
  isResponseUnknown: boolean;
  responseDescription: string;
  errors: ErrorDoc[];
  rules: Rule[];
  /** Instead of the document's. */
  security?: SecurityRequirement[];
  notes: Notes;
}

export interface BodyDoc {
  /** Of a request: whether it must have a body. */
  required?: boolean;
  schema: Schema;
  type: TypeExpression;
  /** Set for everything but `application/json`. */
  mediaType?: string;
}

export interface ErrorDoc {
  status: string;
  /** The reason phrase of the status: `Bad Request`. */
  name: string;
  description: string;
  cause: string;
  remedy: string;
  retry: boolean;
  /** Why a request to this operation can hardly cause it: `unlikely without a body`. */
  rarity?: string;
  body?: BodyDoc;
  notes: Notes;
}

/** Lists the operations of a document: groups in the order of its tags, operations as they are written. */
export const listOperations = memoize((document: OpenApiDocument): OperationDoc[] => {
  const order = document.tags.map((tag) => tag.name);
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ method, path, operation, shared: item.parameters ?? [] }] : [];
      }),
    )
    .map(({ method, path, operation, shared }): OperationDoc => {
      const success = findSuccess(document, operation.responses);
      const request = describeRequest(resolveRequestBody(document, operation.requestBody));
      const [common, specific] = [shared, operation.parameters ?? []].map((list) =>
        list.map((parameter) => resolveParameter(document, parameter)),
      );
      const parameters = mergeParameters(common!, specific!);
      return {
        // Callbacks may lack ID and tags.
        id: toIdentifier(operation.operationId ?? `${method} ${path}`),
        method,
        path,
        // Documents of back ends often lack it, and every operation needs a heading.
        summary: operation.summary?.trim() || `${method.toUpperCase()} ${path}`,
        description: describeOperation(document, operation),
        group: operation.tags?.[0] ?? 'Common',
        parameters,
        request,
        status: success.status,
        response: describeBody(success.response?.content),
        isResponseUnknown: !success.response?.content && 'x-unknown' in (success.response ?? {}),
        responseDescription: success.response?.description ?? '',
        errors: listErrors(document, operation.responses).map((error) => ({
          ...error,
          ...describeRarity(error.status, { request, parameters }),
        })),
        rules: operation['x-rules'] ?? [],
        ...(operation.security && { security: operation.security }),
        notes: operation,
      };
    })
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
});

/** With what can follow: operations that take a value of the response, and callbacks. */
function describeOperation(
  document: OpenApiDocument,
  { description, responses, callbacks = {} }: Operation,
): string {
  const links = Object.values(responses).flatMap((response) => Object.values(response.links ?? {}));
  return [
    description,
    ...links.map(
      ({ operationId: id, description: why = '' }) =>
        id && `Next: [${id}](op:${toIdentifier(id)}). ${why}`,
    ),
    ...Object.values(callbacks).flatMap((paths) => describeIncoming(document, paths)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Says of each request that the API sends, a webhook or a callback, what it is. */
export function describeIncoming(
  document: OpenApiDocument,
  paths: OpenApiDocument['paths'] = {},
): string[] {
  return listOperations({ ...document, paths }).map(({ method, path, summary, request }) => {
    const { name, isReference } = request?.type ?? {};
    const type = isReference ? `, with [\`${name}\`](type:${name})` : '';
    return `The API sends \`${method.toUpperCase()} ${path}\`: ${summary}${type}.`;
  });
}

/**
 * The API documents the same errors for all operations. Some need what a request to an operation
 * does not have; the other statuses have nothing to do with its content.
 */
function describeRarity(
  status: string,
  { request, parameters }: Pick<OperationDoc, 'request' | 'parameters'>,
): Pick<ErrorDoc, 'rarity'> {
  if (status === '404' && !parameters.some((parameter) => parameter.in === 'path')) {
    return { rarity: 'only if the path is misspelled' };
  }
  if (request) return {};
  if (status === '413') return { rarity: 'unlikely without a body' };
  if (status !== '400' || parameters.length > 0) return {};
  return { rarity: 'unlikely without a body or parameters' };
}

function findSuccess(document: OpenApiDocument, responses: Record<string, Response>) {
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '200';
  const response = responses[status];
  return { status, response: response && resolveResponse(document, response) };
}

/** Errors that pass by the definition of their status. */
const PASSING = new Set(['429', '502', '503', '504']);

function listErrors(document: OpenApiDocument, responses: Record<string, Response>): ErrorDoc[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, reference]) => {
      const response = resolveResponse(document, reference);
      return {
        status,
        name: describeStatus(status),
        description: response.description ?? '',
        cause: response['x-cause'] ?? '',
        remedy: response['x-remedy'] ?? '',
        retry: response['x-retry'] ?? PASSING.has(status),
        body: describeBody(response.content),
        notes: response,
      };
    });
}

export function resolveResponse(document: OpenApiDocument, response: Response): Response {
  if (response.$ref === undefined) return response;
  return document.components.responses?.[toReferenceName(response.$ref)] ?? response;
}

/** A parameter of an operation replaces that of its path with the same name and location. */
function mergeParameters(shared: Parameter[], specific: Parameter[]): Parameter[] {
  const isReplaced = (parameter: Parameter): boolean =>
    specific.some((other) => other.name === parameter.name && other.in === parameter.in);
  return [...shared.filter((parameter) => !isReplaced(parameter)), ...specific];
}

function resolveParameter(document: OpenApiDocument, parameter: Parameter): Parameter {
  if (parameter.$ref === undefined) return parameter;
  return document.components.parameters?.[toReferenceName(parameter.$ref)] ?? parameter;
}

export function resolveRequestBody({ components }: OpenApiDocument, body?: RequestBody) {
  if (body?.$ref === undefined) return body;
  return components.requestBodies?.[toReferenceName(body.$ref)];
}

function describeRequest(requestBody: RequestBody | undefined): BodyDoc | undefined {
  const body = describeBody(requestBody?.content);
  return body && { ...body, required: requestBody?.required ?? false };
}

function describeBody(content: Content | undefined): BodyDoc | undefined {
  const types = Object.keys(content ?? {});
  const type = types.find(isJson) ?? types[0];
  const schema = type && content?.[type]?.schema;
  if (!schema) return undefined;
  const mediaType = type === 'application/json' ? {} : { mediaType: type };
  return { schema, type: toTypeExpression(schema), ...mediaType };
}

/** @example isJson('application/hal+json'); // true */
export function isJson(mediaType = 'application/json'): boolean {
  return /^application\/(.+\+)?json\b/.test(mediaType);
}

/** @example toIdentifier('titles/list-all'); // 'titlesListAll' */
export function toIdentifier(operationId: string): string {
  return operationId.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}
