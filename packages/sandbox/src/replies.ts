import type { Reply, Violation } from './types';

const OWN_SHAPE =
  'This response comes from the sandbox. Error bodies of the real API can differ: ' +
  'handle errors by their status code.';

const NAMES: Record<number, string> = {
  400: 'BadRequest',
  401: 'BadCredentialsException',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
  500: 'InternalServerError',
};

const MOST_WARNINGS = 10;
const LONGEST_QUOTE = 40;

/** Returns 200; a warning says what was ignored, as `rule-id: text`. */
export function ok(body?: unknown, warnings: string[] = []): Reply {
  return { status: 200, body, warnings };
}

export function reject(status: number, message: string, violations?: Violation[]): Reply {
  return {
    status,
    body: {
      exception: NAMES[status] ?? 'Exception',
      message,
      status,
      ...(violations && { violations }),
      sandbox: OWN_SHAPE,
    },
  };
}

/** Says that something named in the path does not exist. */
export function notFound(message: string): Reply {
  return reject(404, message);
}

export function badRequest(violations: Violation[]): Reply {
  const places = violations
    .slice(0, 3)
    .map(({ pointer, expected }) => `${pointer || '/'}: ${expected}`);
  return reject(400, `The request is not valid. ${places.join('; ')}`, violations);
}

export function toResponse({ status, body, headers, warnings = [] }: Reply): Response {
  const all = {
    ...headers,
    ...(warnings.length > 0 && { 'X-Sandbox-Warning': joinWarnings(warnings) }),
  };
  return body === undefined
    ? new Response(null, { status, headers: all })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json; charset=UTF-8', ...all },
      });
}

/**
 * Joins warnings, each written as `rule-id: text`, to the value of one header. Headers carry ASCII
 * only, and a semicolon is only between warnings.
 *
 * @example
 * joinWarnings(['sandbox-unknown-field: /txt is ignored']); // 'sandbox-unknown-field: /txt is ignored'
 */
function joinWarnings(warnings: string[]): string {
  const more = warnings.length - MOST_WARNINGS;
  return [...warnings.slice(0, MOST_WARNINGS), ...(more > 0 ? [`and ${more} more`] : [])]
    .map(toAscii)
    .join('; ');
}

/** A value of a request inside a warning: short, in quotation marks, on one line. */
export function quote(value: string): string {
  const characters = [...value];
  const short = characters.slice(0, LONGEST_QUOTE).join('');
  return JSON.stringify(characters.length > LONGEST_QUOTE ? `${short}...` : short);
}

function toAscii(text: string): string {
  return text.replace(
    /[^\x20-\x7e]|;/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
