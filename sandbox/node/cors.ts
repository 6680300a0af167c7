import type { IncomingMessage } from 'node:http';

const EXPOSED = 'Allow, Retry-After, X-Sandbox-Warning';
/** How long a browser may remember a preflight, in seconds. */
const REMEMBERED = 600;

/** A browser asks before it sends a request with a key or with JSON to another origin. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Headers that let web tools, such as Swagger UI, use the sandbox from any origin. */
export function listCorsHeaders(incoming: IncomingMessage): Record<string, string> {
  const origin = { 'Access-Control-Allow-Origin': '*' };
  if (!isPreflight(incoming)) return { ...origin, 'Access-Control-Expose-Headers': EXPOSED };
  const wanted = incoming.headers['access-control-request-headers'];
  const isPrivate = incoming.headers['access-control-request-private-network'] === 'true';
  return {
    ...origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    // A wildcard does not cover Authorization, so the headers asked for are named.
    ...(wanted !== undefined && { 'Access-Control-Allow-Headers': wanted }),
    ...(isPrivate && { 'Access-Control-Allow-Private-Network': 'true' }),
    'Access-Control-Max-Age': String(REMEMBERED),
  };
}
