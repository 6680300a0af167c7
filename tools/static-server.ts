import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { redirects } from '../site/deploy/redirects';
import { describeSite, prefersMarkdown, SHARING, buildPathPattern } from '../site/deploy/site';
import type { Site } from '../site/deploy/site';
import { LOOPBACK, toPortError } from './run/port.mjs';

/**
 * Serves the built site the way its hosts do: folders end with a slash, `index.html` is the
 * folder, unknown paths return the not-found page with status 404. It sends the same headers.
 */
export function createStaticServer(folder: string): Server {
  const { headers, ...site } = describeSite(folder);
  const server = createServer((request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    if (isForeign(request)) {
      response.writeHead(403).end('Only this computer may ask. To let others ask, name a --host.');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end('Only GET and HEAD are supported.');
      return;
    }
    const asked = parseUrl(request.url ?? '/');
    const location = asked && findCanonical(folder, asked);
    if (asked === undefined) {
      response.writeHead(400).end('The URL is malformed.');
    } else if (location !== undefined) {
      response.writeHead(301, { Location: location }).end();
    } else {
      sendFile(
        { folder, headers, ...site },
        findFile(folder, asked.pathname, request),
        request,
        response,
      );
    }
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  return server;
}

/** Whether the server is for this computer only, and the request names another host, as DNS rebinding does. */
function isForeign({ headers: { host }, socket }: IncomingMessage): boolean {
  const isLocal = !host || /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
  return !isLocal && socket.localAddress === LOOPBACK;
}

/** The file that a path means, as a path below the folder. */
function findFile(folder: string, pathname: string, { headers }: IncomingMessage): string {
  if (!pathname.endsWith('/')) return pathname;
  const isMarkdown = prefersMarkdown(headers.accept) && hasFile(folder, pathname, 'index.md');
  return `${pathname}index.${isMarkdown ? 'md' : 'html'}`;
}

type ServedSite = Site & { folder: string };

function sendFile(
  site: ServedSite,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { folder, hashedPath, caching, sharedPaths } = site;
  const encoding = findEncoding(path.join(folder, decode(file)), request);
  const stream = send(request, file + (encoding?.extension ?? ''), {
    root: folder,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  });
  stream.on('headers', () => {
    const isPage = /\/index\.(html|md)$/.test(file);
    response.setHeader('Vary', isPage ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
    response.setHeader(
      'Cache-Control',
      file.startsWith(hashedPath) ? caching.hashed : caching.other,
    );
    const type = findType(site, file);
    if (type) response.setHeader('Content-Type', type);
    // That of the file, whose compressed version is sent.
    else stream.type(file);
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
    const isShared = sharedPaths.some((shared) => new RegExp(buildPathPattern(shared)).test(file));
    if (isShared) response.setHeader(...SHARING);
  });
  stream.on('directory', () => void sendNotFound(site, request, response));
  stream.on('error', (error: SendError) => {
    // A file may go while it is sent: the site is being built again.
    if (response.headersSent) response.destroy();
    // 400: a path that cannot be decoded is that of no page.
    else if ([400, 403, 404].includes(error.status ?? 0))
      void sendNotFound(site, request, response);
    else sendError(site, error, response);
  });
  stream.pipe(response);
}

/** A failure, as the library describes it. */
interface SendError extends Error {
  status?: number;
  headers?: Record<string, string>;
}

/** Undefined where the library knows the type. */
function findType({ types, fileTypes }: ServedSite, file: string): string | undefined {
  const type = types.find(([extension]) => file.endsWith(`.${extension}`))?.[1];
  return fileTypes.find(([name]) => name === file)?.[1] ?? (type && `${type}; charset=utf-8`);
}

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** The smallest version of a file that is there and that a client takes. */
function findEncoding(file: string, { headers }: IncomingMessage) {
  const accepted = [headers['accept-encoding'] ?? ''].flat().join(',').toLowerCase().split(',');
  return ENCODINGS.find(({ name, extension }) => {
    const isAccepted = accepted.some((entry) => {
      const [encoding, quality = ''] = entry.split(';').map((text) => text.trim());
      return encoding === name && !/^q=0(\.0*)?$/.test(quality);
    });
    return isAccepted && existsSync(file + extension);
  });
}

/**
 * Milliseconds, as nginx has it. After Node's own 5 seconds a connection may be closed just when a
 * reader asks again.
 */
const KEEP_ALIVE = 75_000;

interface RequestUrl {
  pathname: string;
  search: string;
}

/** Two slashes at the start of a URL would make a redirect to another host. */
function parseUrl(text: string): RequestUrl | undefined {
  try {
    const { pathname, search } = new URL(text.replace(LEADING_SLASHES, '/'), 'http://localhost');
    // Steps such as `/.//` are taken out by now, which may leave slashes at the start again.
    return { pathname: pathname.replace(LEADING_SLASHES, '/'), search };
  } catch {
    return undefined;
  }
}

const LEADING_SLASHES = /^\/{2,}/;

/** The URL that is meant, when the one asked for is not in its final form. */
function findCanonical(folder: string, { pathname, search }: RequestUrl): string | undefined {
  const moved = redirects.find(([from]) => from === pathname);
  // Its query meant the page that is gone, and would follow the anchor.
  if (moved) return moved[1];
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'index.html'.length) + search;
  if (pathname.endsWith('/') || path.posix.extname(pathname) !== '') return undefined;
  return hasFile(folder, pathname, 'index.html') ? `${pathname}/${search}` : undefined;
}

function hasFile(folder: string, pathname: string, name: string): boolean {
  const file = path.join(folder, decode(pathname), name);
  return file.startsWith(folder + path.sep) && existsSync(file);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Takes back what was said of a file that could not be sent. */
function resetHeaders({ headers }: ServedSite, response: ServerResponse): void {
  response.getHeaderNames().forEach((name) => response.removeHeader(name));
  headers.forEach(([name, value]) => response.setHeader(name, value));
}

function sendError(site: ServedSite, error: SendError, response: ServerResponse): void {
  const { status = 500 } = error;
  resetHeaders(site, response);
  response.writeHead(status, error.headers).end(STATUS_CODES[status]);
}

async function sendNotFound(
  site: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = path.join(site.folder, site.notFoundPage);
  const page = await readFile(file, 'utf8').catch(() => 'Not found');
  resetHeaders(site, response);
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/**
 * Starts listening, for this computer only unless a host is named.
 *
 * @throws when the port is in use, saying how to choose another one
 */
export function openServer(
  server: Server,
  port: number,
  { host = LOOPBACK, command = 'npm start --' } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? toPortError(port, command) : error);
    });
    server.listen(port, host, () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve(`http://${host === LOOPBACK ? 'localhost' : host}:${actual}`);
    });
  });
}
