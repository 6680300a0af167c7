import { MOST_BYTES } from '@docs/vendor';
import { readJson, createOrderedObject } from '@docs/utils';
import { badRequest, quote, reject } from '../replies';
import type { Reply } from '../types';
import { warn } from '../warnings';
import type { Warning } from '../warnings';

export const MOST_DEPTH = 64;
export const MOST_VALUES = 50_000;
/** Text in UTF-8 has surrogates as escapes only. */
const SURROGATE = /\\ud[89a-f]/i;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Reads a body in JSON, unless it is too large. */
export async function readBody(
  request: Request,
  isRequired: boolean,
): Promise<{ body: unknown; warnings?: Warning[] } | { reply: Reply }> {
  const bytes = await readBytes(request);
  if (bytes === undefined) {
    const message = `The body is larger than ${MOST_BYTES} bytes (500 KB). Shorten the text.`;
    return { reply: reject(413, message) };
  }
  if (!isRequired) return { body: undefined };
  const type = request.headers.get('Content-Type') ?? '';
  if (type !== '' && !/^application\/json\s*(?:;|$)/i.test(type)) {
    const remedy = 'Send the header Content-Type: application/json.';
    return fail('header/Content-Type', 'application/json', 'content-type', remedy);
  }
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding !== 'identity') {
    const remedy = 'Send the body without compression, and leave the header out.';
    return fail('header/Content-Encoding', 'identity', 'sandbox-encoding', remedy);
  }
  const text = decodeText(bytes);
  if (text === undefined) return fail('', 'text in UTF-8', 'utf-8', 'Encode the body in UTF-8.');
  const problem = findNesting(text);
  if (problem) return fail('', problem, 'sandbox-nesting', 'Send a smaller body.');
  try {
    const { value, repeated } = readJson(text);
    const body = SURROGATE.test(text) ? repairKeys(value) : value;
    if (repeated.length === 0) return { body };
    const names = [...new Set(repeated.map(({ name }) => quote(name)))].join(', ');
    const warning = `an object has ${names} twice, and the last value was read`;
    return { body, warnings: [warn('sandbox-repeated-name', warning)] };
  } catch (error) {
    return fail('', `JSON (${describeReason(error)})`, 'json', findRemedy(text));
  }
}

function fail(pointer: string, expected: string, rule: string, remedy: string): { reply: Reply } {
  return { reply: badRequest([{ pointer, expected, rule, remedy }]) };
}

/**
 * Reads all bytes at once, because Firefox has no `request.body`. Whoever takes requests from a
 * network limits what arrives before that; see `packages/sandbox/src/node/serve.ts`.
 */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MOST_BYTES) return undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length > MOST_BYTES ? undefined : bytes;
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Looks at brackets and commas before anything is parsed: later stages may then recurse. */
function findNesting(text: string): string | undefined {
  let [depth, values] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{\]},]/gs)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    else if (token === ',') values += 1;
    if (depth > MOST_DEPTH) return `at most ${MOST_DEPTH} levels of nested arrays and objects`;
    if (values > MOST_VALUES) return `at most ${MOST_VALUES} values`;
  }
  return undefined;
}

/** The engine's message without the text that it quotes. */
function describeReason(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return /at position \d+|end of JSON input/.exec(message)?.[0] ?? 'not well-formed';
}

/** Words and quotation marks of other languages, which JSON does not have. */
const FOREIGN = /\b(?:True|False|None|NaN|Infinity|undefined)\b|['‘’“”]/;

/** A string of JSON. One that does not end goes on to the end, or each quotation mark in it would begin another. */
const STRING = /"(?:[^"\\]|\\.)*(?:"|\\?$)/gs;

function findRemedy(text: string): string {
  const [foreign] = FOREIGN.exec(text.replace(STRING, '""')) ?? [];
  const instead = foreign && /\w/.test(foreign) ? 'true, false, null, or a number' : '"';
  const hint = foreign ? `JSON has no ${foreign}: write ${instead}. ` : '';
  return `${hint}Fix the JSON, or create it with a JSON library.`;
}

/**
 * Replaces lone surrogates in the names of fields. JSON allows them, but no name of the contract
 * has one, and the validator writes names into locations, which cannot contain them.
 */
function repairKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repairKeys);
  if (typeof value !== 'object' || value === null) return value;
  return createOrderedObject(
    Object.entries(value).map(([key, inner]) => [
      key.replace(LONE_SURROGATE, '\ufffd'),
      repairKeys(inner),
    ]),
  );
}
