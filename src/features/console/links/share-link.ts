import { fromBase64Url, toBase64Url } from './base64url';
import type { ConsoleRequest } from './shared-request';

/** Longer URLs are cut by mail apps and messengers. */
const LONGEST = 30_000;

/** What is in the URL. The names are short, and what is empty is left out. */
interface Packed {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** The body, when printing it again gives the text back. */
  body?: unknown;
  /** Any other text of a body, letter by letter. */
  text?: string;
}

/**
 * The URL that opens the console of an operation with its parameters and body. All of it follows
 * the `#`: browsers never send that part to a server, so what is typed stays with the reader.
 *
 * @example
 * toShareLink({ operationId: 'getArticle', path: { dataset: 'demo', articleId: '1' }, query: {}, body: '' });
 * // '/openapi/#getArticle?call=eyJwYXRoIjp7ImRhdGFzZXQiOiJkZW1vIiwiYXJ0aWNsZUlkIjoiMSJ9fQ'
 */
export function toShareLink({ operationId, path, query, body }: ConsoleRequest): string {
  const packed: Packed = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...packBody(body),
  };
  return `/openapi/#${operationId}?call=${toBase64Url(JSON.stringify(packed))}`;
}

/** Says whether the URL of a request is short enough to be sent around. */
export function fitsLink(call: ConsoleRequest): boolean {
  return call.body.length <= LONGEST && toShareLink(call).length <= LONGEST;
}

export type ReadLink = { call: ConsoleRequest } | { operationId: string; error: string };

/**
 * Reads what follows the `#`; undefined when it contains no request. Nothing in it is trusted: a
 * part of another form than ours is an error, and values are only ever used as strings.
 */
export function readShareLink(hash: string): ReadLink | undefined {
  const [, operationId = '', packed = ''] = /^#([^?]*)\?call=(.*)$/s.exec(hash) ?? [];
  if (operationId === '' && packed === '') return undefined;
  const content = unpack(packed);
  if (content === undefined) return { operationId, error: DAMAGED };
  return { call: { operationId, ...content } };
}

const DAMAGED =
  'This link is damaged, and its request cannot be read. The form shows the example instead. ' +
  'Copy the complete link, or ask for it again.';

function packBody(text: string): Packed {
  if (text === '') return {};
  try {
    const body = JSON.parse(text) as unknown;
    return printBody(body) === text ? { body } : { text };
  } catch {
    return { text };
  }
}

/** A body as the console prints it at first. */
export function printBody(body: unknown): string {
  return body === undefined ? '' : JSON.stringify(body, null, 2);
}

function unpack(packed: string): Omit<ConsoleRequest, 'operationId'> | undefined {
  try {
    const content = JSON.parse(fromBase64Url(packed)) as unknown;
    if (!isObject(content)) return undefined;
    const { path = {}, query = {}, body, text } = content;
    if (!isTexts(path) || !isTexts(query)) return undefined;
    if (text !== undefined && typeof text !== 'string') return undefined;
    return { path, query, body: text ?? printBody(body) };
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
