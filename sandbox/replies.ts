import type { Reply } from './types';
import { joinWarnings } from './warnings';

/** One thing that is wrong with a request. */
export interface Violation {
  /** JSON pointer into the body, or `query/name`, `header/name`. */
  pointer: string;
  expected: string;
  /** What to change, as a sentence. */
  remedy: string;
  /** Rule of the documentation, or the kind of check; the sandbox's own begin with `sandbox-`. */
  rule: string;
  /** Field of the reference, such as `NlpRequest.analyses`. */
  field?: string;
}

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
