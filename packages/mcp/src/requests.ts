import * as z from 'zod';
import { escapeKey, findNearest, isObject, toPointer, toSteps } from '@docs/utils';
import type { IndexedApi, IndexedOperation } from '@docs/docs-model/json-index';
import { withChanges } from '@docs/vendor';
import { KEY_PLACEHOLDER } from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';
import type { SampleRequest } from '@docs/code-samples';
import { MOST_DEPTH } from '@docs/sandbox';
import type { Sandbox } from '@docs/sandbox';
import type { McpData } from './data';

export const textSchema = (description: string) => z.string().max(2_000).describe(description);

const apiNames = withChanges.map(({ contract = '', deprecated }) =>
  deprecated ? `${contract} (deprecated)` : contract,
);

/** @example toAlternatives(['a', 'b', 'c']); // 'a, b, or c' */
export function toAlternatives(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

const LARGE = 'Pass a number beyond 9007199254740991 as a string, or it loses digits.';
const VALUE = `Pass a string, a number, true, or false. ${LARGE}`;

const values = (description: string) =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()], VALUE))
    .describe(description)
    .optional();

/** A request as a tool gets it: an operation and its values. */
export const requestShape = {
  api: textSchema(`Name of the API: ${toAlternatives(apiNames)}.`).optional(),
  operation: textSchema('ID of the operation, as list_operations returns it, for example analyze.'),
  path: values('Values of the placeholders in the path.'),
  query: values('Query parameters.'),
  body: z.unknown().describe('The JSON body.').optional(),
};

type RequestInput = z.infer<z.ZodObject<typeof requestShape>>;

export interface BuiltRequest {
  api: IndexedApi;
  operation: IndexedOperation;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Tells the assistant what to change. Its message becomes the result of the tool. */
export class ToolError extends Error {}

/** @throws ToolError with the nearest names when there is no such operation */
export function findOperation(
  { index }: Pick<McpData, 'index'>,
  { api: apiName, operation: id }: Pick<RequestInput, 'api' | 'operation'>,
): { api: IndexedApi; operation: IndexedOperation } {
  const apis = index.apis.filter(({ name }) => apiName === undefined || name === apiName);
  const all = apis.flatMap((api) => api.operations.map((operation) => ({ api, operation })));
  const matches = all.filter(({ operation }) => operation.id === id);
  const current = matches.filter(({ api }) => !api.deprecated);
  const [only, ...others] = current.length > 0 ? current : matches;
  if (only && others.length === 0) return only;
  if (only) {
    const names = matches.map(({ api }) => api.name).join(', ');
    throw new ToolError(`Several APIs have the operation "${id}": ${names}. Name one as "api".`);
  }
  throw unknownOperation(
    id,
    all.map(({ operation }) => operation.id),
    apiName,
  );
}

/** @param ids IDs of the operations that there are */
export function unknownOperation(id: string, ids: string[], apiName?: string): ToolError {
  const nearest = findNearest(id, ids);
  return new ToolError(
    `There is no operation "${id}"${apiName === undefined ? '' : ` in "${apiName}"`}. ` +
      `${nearest ? `Did you mean "${nearest}"? ` : ''}list_operations lists all.`,
  );
}

/**
 * Puts the values into the operation, without checking them by the contract.
 *
 * @throws ToolError when the request would be one of another operation, or could not be sent
 */
export function toRequest(data: Pick<McpData, 'index'>, input: RequestInput): BuiltRequest {
  const { api, operation } = findOperation(data, input);
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = input.path?.[name];
    if (value === undefined || value === '') {
      throw new ToolError(
        `The path ${operation.path} needs a value: send "path": {"${name}": "…"}.`,
      );
    }
    // URLs resolve them, also percent-encoded.
    if (value === '.' || value === '..') {
      throw new ToolError(
        `"${name}" is "${value}", which would change the path. Use another value.`,
      );
    }
    if (/\p{Surrogate}/u.test(String(value))) {
      throw new ToolError(`"${name}" contains half of a surrogate pair. Use another value.`);
    }
    return encodeURIComponent(String(value));
  });
  const extra = Object.keys(input.path ?? {}).find((name) => !operation.path.includes(`{${name}}`));
  if (extra !== undefined) {
    throw new ToolError(`The path ${operation.path} has no {${extra}}. Remove it from "path".`);
  }
  if (input.body !== undefined && !operation.request) {
    throw new ToolError(`${operation.id} has no request body. Remove "body".`);
  }
  const mediaType = operation.request?.mediaType;
  if (mediaType && !/\bjson$/.test(mediaType)) {
    throw new ToolError(
      `${operation.id} takes ${mediaType}, and this tool builds JSON only. Its fields: ${operation.url}`,
    );
  }
  const inexact = findBigint(input.body);
  if (inexact !== undefined) throw new ToolError(`/body${inexact}: ${LARGE}`);
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return {
    api,
    operation,
    method: operation.method.toUpperCase(),
    url: `${api.host}${path}${query && `?${query}`}`,
    headers: {
      ...api.keyHeaders,
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: input.body }),
  };
}

/**
 * The pointer of an integer that a double would round.
 *
 * @throws ToolError for a body with more levels than the sandbox reads
 */
function findBigint(value: unknown, pointer = '', depth = 0): string | undefined {
  if (typeof value === 'bigint') return pointer;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MOST_DEPTH) throw new ToolError(`The body has more than ${MOST_DEPTH} levels.`);
  for (const [key, inner] of Object.entries(value)) {
    const inside = findBigint(inner, `${pointer}/${escapeKey(key)}`, depth + 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

export function toFetchRequest({ method, url, headers, body }: BuiltRequest): Request {
  return new Request(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Lists the violations of the contract in a request; empty when it can be sent. */
export async function listViolations(sandbox: Pick<Sandbox, 'check'>, request: BuiltRequest) {
  const { operation } = request;
  const names = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const unknown = [...new URL(request.url).searchParams.keys()].filter(
    (name) => !names.includes(name),
  );
  return [
    ...(await sandbox.check(toFetchRequest(request))),
    ...unknown.map((name) => ({
      pointer: `query/${name}`,
      expected: names.length > 0 ? `one of ${names.join(', ')}` : 'no query parameters',
      rule: 'unknown-parameter',
      remedy: `Remove ${name}.`,
    })),
    ...listUnknownFields(request),
  ];
}

/** APIs ignore fields that they do not know, so a misspelled one would have no effect. */
function listUnknownFields({ operation, body }: BuiltRequest) {
  const fields = operation.request?.fields ?? [];
  if (!isObject(body) || fields.length === 0) return [];
  const names = fields.map(({ pointer }) => toSteps(pointer)[0] ?? '');
  return Object.keys(body)
    .filter((name) => !names.includes(name) && !names.includes('*'))
    .map((name) => {
      const nearest = findNearest(name, names);
      return {
        pointer: toPointer([name]),
        expected: 'a documented field',
        rule: 'unknown-field',
        remedy: nearest ? `Did you mean ${nearest}?` : `Remove ${name}.`,
      };
    });
}

/** Code that sends a request, with a placeholder for the key. */
export function printSample(request: BuiltRequest, language: string): string {
  const printer = languages.find(({ id }) => id === language);
  if (!printer) {
    const ids = languages.map(({ id }) => id).join(', ');
    throw new ToolError(`There are no samples in "${language}". Use one of: ${ids}.`);
  }
  const sample: SampleRequest = {
    name: request.operation.id,
    method: request.method,
    url: request.url,
    headers: Object.entries(request.headers),
    ...(request.body !== undefined && { body: request.body }),
    response: request.operation.response ? 'json' : 'none',
  };
  if (!(printer.supports?.(sample) ?? true)) {
    throw new ToolError(
      `${printer.label} cannot express this request. Use another language, such as curl.`,
    );
  }
  return printer.print(sample);
}

/** Puts the key of the environment into the headers. */
export function withKey({ headers, ...request }: BuiltRequest, key: string): BuiltRequest {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace(KEY_PLACEHOLDER, () => key),
  ]);
  return { ...request, headers: Object.fromEntries(entries) as Record<string, string> };
}
