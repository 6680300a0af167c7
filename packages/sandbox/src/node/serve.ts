import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_BYTES } from '@docs/vendor';
import { photos } from '../data/photos';
import { renderPhoto } from '../data/render-photo';
import { normalizePath } from '../http/routes';
import { reject, toResponse } from '../replies';
import type { Sandbox } from '../types';
import { printWarnings, WARNING_HEADER } from '../warnings';

const WELCOME = `This is the sandbox of the API documentation. It simulates every documented endpoint with demo data.
Its results come from a small engine and differ from those of the real API.

Send the requests of the documentation to this URL, with any API key:
  curl -X POST $BASE/v2/nlp/analyze -H 'X-API-Key: any' -H 'Content-Type: application/json' \\
    -d '{"id": "1234", "title": "Emmanuel Macron in Germany."}'

Media API v2 is at /v2/, General API at /v3/, and Media API v1 at /media/. Genja is at /generate, its
knowledge base viewer at /items and /search/ids. The Keboola component uses /keboola/v2/analysis.
GET /photos/demo-0001.svg returns a demo photo. The keys demo-400, demo-403, demo-413, demo-429, and demo-500 return those errors.
`;

export type Cors = 'local' | 'on' | 'off';

/** Origins of this computer. Not `null`: any page can have a frame with that origin. */
const LOCAL = /^https?:\/\/(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export interface ServeOptions {
  log?: (line: string) => void;
  /** Which web pages of other origins may send requests: those of this computer, all, or none. */
  cors?: Cors;
  /** Handlers of paths that are not those of the APIs. */
  routes?: Record<string, (request: Request) => Promise<Response>>;
}

const JSON_TYPE = 'application/json; charset=UTF-8';
const EXPOSED = 'Allow, Retry-After, X-Sandbox-Warning';
/** How long a browser may remember a preflight, in seconds. */
const REMEMBERED = 600;

/** Beyond this, reading on costs more than a broken connection. */
const MOST_READ = 64 * 1024 * 1024;

interface TakenBody {
  /** The beginning of the body: all of it, or more than `most` bytes. */
  bytes: Buffer<ArrayBuffer>;
  isRead: boolean;
}

/** Serves a sandbox over HTTP with the paths of the real hosts. */
export function serveSandbox(
  sandbox: Pick<Sandbox, 'fetch'>,
  { log, cors = 'local', routes = {} }: ServeOptions = {},
): Server {
  return createServer((incoming, outgoing) => {
    const started = performance.now();
    outgoing.on('finish', () => {
      const time = (performance.now() - started).toFixed(1);
      log?.(`${incoming.method} ${toSafePath(incoming)} ${outgoing.statusCode} ${time} ms`);
      const warning = outgoing.getHeader(WARNING_HEADER);
      if (typeof warning === 'string')
        log?.(`  ${toLine(printWarnings({ [WARNING_HEADER]: warning }))}`);
    });
    const headers = listCorsHeaders(cors, incoming);
    if (cors === 'local' && isForeign(incoming)) {
      respondForeign(incoming, outgoing);
      return;
    }
    if (cors !== 'off' && isPreflight(incoming)) {
      outgoing.writeHead(204, headers).end();
      return;
    }
    respond({ sandbox, routes }, incoming, outgoing, headers).catch((error: unknown) => {
      log?.(`${incoming.method} ${toSafePath(incoming)} failed: ${toLine(error)}`);
      respondFailure(outgoing, headers);
    });
  });
}

async function respond(
  {
    sandbox,
    routes,
  }: { sandbox: Pick<Sandbox, 'fetch'>; routes: NonNullable<ServeOptions['routes']> },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  corsHeaders: Record<string, string>,
): Promise<void> {
  const { bytes, isRead } = await takeBody(incoming, MOST_BYTES);
  const url = readUrl(incoming);
  const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
  const page = url && isReading ? findPage(url.pathname, incoming) : undefined;
  if (page) {
    outgoing.writeHead(200, { 'Content-Type': page.type, ...corsHeaders }).end(page.body);
    return;
  }
  const request = url && toRequest(url, incoming, isReading ? undefined : bytes);
  const response = request
    ? await (routes[normalizePath(url.pathname)] ?? sandbox.fetch)(request)
    : toResponse(reject(400, 'The method, the URL, or a header of the request cannot be read.'));
  const body = Buffer.from(await response.arrayBuffer());
  const warning = response.headers.get(WARNING_HEADER);
  // The log reads it there.
  if (warning !== null) outgoing.setHeader(WARNING_HEADER, warning);
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...corsHeaders,
    ...(incoming.method !== 'HEAD' && response.status !== 204 && { 'Content-Length': body.length }),
    // The rest of the body would be taken for the next request.
    ...(!isRead && { Connection: 'close' }),
  });
  outgoing.end(body);
}

/** Says that the server failed, not why: an error may name files of this computer. */
function respondFailure(outgoing: ServerResponse, corsHeaders: Record<string, string>): void {
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy();
    return;
  }
  const { status, body } = reject(500, 'The server failed. Its log says why.');
  outgoing.writeHead(status, { 'Content-Type': JSON_TYPE, ...corsHeaders, Connection: 'close' });
  outgoing.end(JSON.stringify(body));
}

/**
 * Reads the path and the query of a request, never a host: `//evil/v3/analysis` is a path, and of
 * the absolute form, which proxies send, only the path counts.
 */
function readUrl({ url = '/' }: IncomingMessage): URL | undefined {
  try {
    if (url.startsWith('/')) return new URL(`http://127.0.0.1${url}`);
    const { pathname, search } = new URL(url);
    return /^https?:/i.test(url) ? new URL(`http://127.0.0.1${pathname}${search}`) : undefined;
  } catch {
    return undefined;
  }
}

function findPage(
  pathname: string,
  { headers }: IncomingMessage,
): { type: string; body: string } | undefined {
  const path = normalizePath(pathname);
  if (path === '/') {
    const base = `http://${headers.host ?? '127.0.0.1'}`;
    return { type: 'text/plain; charset=utf-8', body: WELCOME.replaceAll('$BASE', base) };
  }
  const photo = photos.find(({ id }) => path === `/photos/${id}.svg`);
  return photo && { type: 'image/svg+xml', body: renderPhoto(photo) };
}

/** A request whose method or headers the web types reject becomes undefined. */
function toRequest(
  url: URL,
  { method, headersDistinct }: IncomingMessage,
  body: Buffer<ArrayBuffer> | undefined,
): Request | undefined {
  try {
    const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    return new Request(url, { method, headers, ...(body && { body }) });
  } catch {
    return undefined;
  }
}

/** A log line must stay one line. */
function toLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/[\s\p{Cc}]+/gu, ' ');
}

function toSafePath({ url = '' }: IncomingMessage): string {
  return url.replace(/[^\x21-\x7e]/g, '?').slice(0, 200);
}

/** A browser asks before it sends a request with a key or with JSON to another origin. */
function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Whether a request comes from a web page that is not of this computer, though its host may lead here. */
function isForeign({ headers: { origin, host = 'localhost' } }: IncomingMessage): boolean {
  return !LOCAL.test(origin ?? `http://${host}`);
}

/** The page may not read this, but the console of its browser shows it. */
function respondForeign(
  { headers: { origin, host } }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { status, body } = reject(
    403,
    origin === undefined
      ? `The host ${host} is not this computer. Send requests to localhost or 127.0.0.1, or start the sandbox with --cors on.`
      : `Web pages of ${origin} may not use this sandbox. To let pages of all origins use it, start it with --cors on.`,
  );
  outgoing.writeHead(status, { 'Content-Type': JSON_TYPE, Vary: 'Origin', Connection: 'close' });
  outgoing.end(JSON.stringify(body));
}

/** Headers that let web tools, such as Swagger UI, use the sandbox. */
function listCorsHeaders(cors: Cors, incoming: IncomingMessage): Record<string, string> {
  const { origin: from } = incoming.headers;
  if (cors === 'off' || (cors === 'local' && from === undefined)) return {};
  const origin: Record<string, string> =
    cors === 'on' || from === undefined
      ? { 'Access-Control-Allow-Origin': '*' }
      : { 'Access-Control-Allow-Origin': from, Vary: 'Origin' };
  if (!isPreflight(incoming)) return { ...origin, 'Access-Control-Expose-Headers': EXPOSED };
  const requestedHeaders = incoming.headers['access-control-request-headers'];
  return {
    ...origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    // A wildcard does not cover Authorization, so the headers asked for are named.
    ...(requestedHeaders !== undefined && { 'Access-Control-Allow-Headers': requestedHeaders }),
    'Access-Control-Max-Age': String(REMEMBERED),
  };
}

/**
 * Reads a body to its end and keeps little more than `most` bytes. A client that is still sending
 * when the response comes reports a broken pipe instead of the status.
 */
function takeBody(incoming: IncomingMessage, most: number): Promise<TakenBody> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [kept, read] = [0, 0];
    const finish = (isRead: boolean): void => resolve({ bytes: Buffer.concat(chunks), isRead });
    incoming.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (kept <= most) {
        chunks.push(chunk);
        kept += chunk.length;
      }
      if (read > MOST_READ) {
        incoming.pause();
        finish(false);
      }
    });
    incoming.on('end', () => finish(true));
    incoming.on('error', reject);
  });
}

/** Listens on this computer only, and gives the URL. Port 0 is any free one. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
