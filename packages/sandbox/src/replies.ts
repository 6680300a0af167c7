import type { Reply, Violation } from './types';
import { printHeader, WARNING_HEADER } from './warnings';
import type { Warning } from './warnings';

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

const LONGEST_QUOTE = 40;

/** Returns 200; a warning says what was ignored. */
export function ok(body?: unknown, warnings: Warning[] = []): Reply {
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
  return reject(400, `The request isn't valid. ${places.join('; ')}`, violations);
}

export function toResponse({ status, body, headers, warnings = [] }: Reply): Response {
  const all = {
    ...headers,
    ...(warnings.length > 0 && { [WARNING_HEADER]: printHeader(warnings) }),
  };
  return body === undefined
    ? new Response(null, { status, headers: all })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json; charset=UTF-8', ...all },
      });
}

/** A value of a request inside a warning: short, in quotation marks, on one line. */
export function quote(value: string): string {
  const characters = [...value];
  const short = characters.slice(0, LONGEST_QUOTE).join('');
  return JSON.stringify(characters.length > LONGEST_QUOTE ? `${short}...` : short);
}
