import { fromBase64Url, LONGEST_URL, toBase64Url } from '../../ui/base64url';
import { printBody } from './console-request';
import type { ConsoleRequest } from './console-request';
import { isObject } from '@docs/utils';

/** A request in a URL. The names are short, and what is empty is left out. */
interface PackedRequest {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** The body, when printing it again gives the text back. */
  body?: unknown;
  /** Any other text of a body, letter by letter. */
  text?: string;
}

interface Packed extends PackedRequest {
  before?: PackedRequest;
}

/**
 * The URL that opens the console of an operation with its parameters and body. All of it follows
 * the `#`: browsers never send that part to a server, so what is typed stays with the reader.
 *
 * @param before a request to the same operation, to compare with
 * @example
 * toShareLink({ operationId: 'getArticle', path: { dataset: 'demo', articleId: '1' }, query: {}, body: '' });
 * // '/openapi/#getArticle?call=eyJwYXRoIjp7ImRhdGFzZXQiOiJkZW1vIiwiYXJ0aWNsZUlkIjoiMSJ9fQ'
 */
export function toShareLink(call: ConsoleRequest, before?: ConsoleRequest): string {
  return `/openapi/${toShareHash(call, before)}`;
}

export function toShareHash(call: ConsoleRequest, before?: ConsoleRequest): string {
  const packed: Packed = { ...pack(call), ...(before && { before: pack(before) }) };
  return `#${call.operationId}?call=${toBase64Url(JSON.stringify(packed))}`;
}

function pack({ path, query, body }: ConsoleRequest): PackedRequest {
  return {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...packBody(body),
  };
}

export function fitsLink(call: ConsoleRequest, before?: ConsoleRequest): boolean {
  const length = call.body.length + (before?.body.length ?? 0);
  return length <= LONGEST_URL && toShareLink(call, before).length <= LONGEST_URL;
}

export type ReadLink =
  { call: ConsoleRequest; before?: ConsoleRequest } | { operationId: string; error: string };

/**
 * Reads what follows the `#`; undefined when it contains no request. Nothing in it is trusted: a
 * part of another form than ours is an error, and values are only ever used as strings.
 */
export function readShareLink(hash: string): ReadLink | undefined {
  const [, operationId = '', packed = ''] = /^#([^?]*)\?call=(.*)$/s.exec(hash) ?? [];
  if (operationId === '' && packed === '') return undefined;
  try {
    const content = JSON.parse(fromBase64Url(packed)) as unknown;
    const call = { operationId, ...unpack(content) };
    const { before } = content as Packed;
    return { call, ...(before !== undefined && { before: { operationId, ...unpack(before) } }) };
  } catch {
    return { operationId, error: DAMAGED };
  }
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

/** @throws when a part has another form than ours */
function unpack(content: unknown): Omit<ConsoleRequest, 'operationId'> {
  if (!isObject(content)) throw new TypeError(DAMAGED);
  const { path = {}, query = {}, body, text } = content;
  const isText = text === undefined || typeof text === 'string';
  if (!isTexts(path) || !isTexts(query) || !isText) throw new TypeError(DAMAGED);
  return { path, query, body: text ?? printBody(body) };
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
