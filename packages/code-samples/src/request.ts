import { isJson, KEY_PLACEHOLDER, listKeyHeaders, toPath } from '@docs/openapi';

export { KEY_PLACEHOLDER };
import type { Example, OpenApiDocument } from '@docs/openapi';

/**
 * An HTTP request that the printers of this folder turn into code.
 *
 * @example
 * const request: SampleRequest = {
 *   name: 'kbInfoBoxes',
 *   method: 'POST',
 *   url: 'https://media-api.example.com/v2/knowledgebase/infoboxes',
 *   headers: [['X-API-Key', KEY_PLACEHOLDER]],
 *   body: { ids: ['G458', 'G567'], language: 'fr' },
 * };
 */
export type SampleRequest = {
  /** The operation in camelCase. Files and classes are named after it. */
  name: string;
  /** In capitals: `GET`, `POST`, … */
  method: string;
  /** Absolute. */
  url: string;
  /** Includes the header with the key, whose value contains the placeholder. */
  headers: Array<[name: string, value: string]>;
  /** Any JSON value; absent when the request has no body. */
  body?: unknown;
  /** `'none'` when a success has an empty body, which a script must not try to parse. */
  response?: 'json' | 'none';
};

/** Everything but what RFC 3986 allows in a URL, without `'` and `!`; and `%` that escapes nothing. */
const NEEDS_ESCAPE = /[^\w\-.~:/?#@$&()*+,;=%]|%(?![\dA-Fa-f]{2})/gu;

/** Says whether the request has a body. `null` is one: the API rejects it, with a reason. */
export function hasBody(request: SampleRequest): boolean {
  return request.body !== undefined;
}

/** Says whether a script may parse what comes back. */
export function expectsJson(request: SampleRequest): boolean {
  return request.response !== 'none';
}

/**
 * Returns the URL as every client accepts it. Browsers allow `|`, `{` or `'` in a query,
 * but Java rejects them, curl takes brackets for a pattern, `'` ends a shell's string, and `!` can
 * name a variable of cmd.exe; percent-encoded they mean the same everywhere.
 *
 * @example
 * sentUrl("https://media-api.example.com/v2/photos?name=[O'Neil]");
 * // 'https://media-api.example.com/v2/photos?name=%5BO%27Neil%5D'
 */
export function sentUrl(url: string): string {
  return new URL(url).href.replace(NEEDS_ESCAPE, percentEncode);
}

/** Of a visible ASCII character: `URL` has escaped all others. */
function percentEncode(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

/**
 * Lists the headers that a sample has to set itself. The content type follows the body: without
 * a body it means nothing (and .NET rejects it), with a body most clients would send their
 * own default, which is not JSON.
 */
export function sentHeaders(request: SampleRequest): Array<[name: string, value: string]> {
  if (!hasBody(request)) return request.headers.filter(([name]) => !isContentType(name));
  if (request.headers.some(([name]) => isContentType(name))) return request.headers;
  return [...request.headers, ['Content-Type', 'application/json']];
}

/** Header names are case-insensitive, and the API's own examples mix the cases. */
export function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

/** @example toPascalCase('kbInfoBoxes'); // 'KbInfoBoxes' */
export function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** @example toSnakeCase('kbInfoBoxes'); // 'kb_info_boxes' */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** @example toKebabCase('kbInfoBoxes'); // 'kb-info-boxes' */
export function toKebabCase(name: string): string {
  return toSnakeCase(name).replaceAll('_', '-');
}

/** Turns an example of the contract into the request that the printers understand. */
export function toSampleRequest(example: Example, document: OpenApiDocument): SampleRequest {
  const { operation, body, parameters } = example;
  const { id, method, request, response } = operation;
  const cookies = Object.entries(parameters.cookie ?? {}).map((pair) => pair.join('='));
  return {
    name: id,
    method: method.toUpperCase(),
    url: `${document.servers[0]?.url ?? ''}${toPath(example)}`,
    headers: [
      ...listKeyHeaders(document, operation.security),
      ...Object.entries(parameters.header ?? {}),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as [string, string]] : []),
      ...(request?.mediaType ? [['Content-Type', request.mediaType] as [string, string]] : []),
    ],
    ...(body !== undefined && { body }),
    response: response && isJson(response.mediaType) ? 'json' : 'none',
  };
}
