import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { redirects } from '../site/deploy/redirects';
import { describeSite, prefersMarkdown, SHARING, toPathPattern } from '../site/deploy/site';
import { toPortError } from './run/port.mjs';

/**
 * Serves the built site the way its hosts do: folders end with a slash, `index.html` is the
 * folder, unknown paths return the not-found page with status 404. It sends the same headers.
 */
export function createStaticServer(folder: string): Server {
  const notFound = path.join(folder, '404.html');
  const { headers, hashedPath, caching, types, fileTypes, sharedPaths } = describeSite(folder);
  const shared = sharedPaths.map((pattern) => new RegExp(toPathPattern(pattern)));
  const serveFile = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      // sirv replaces the header, so both reasons are named here.
      if (isPage(pathname)) response.setHeader('Vary', 'Accept, Accept-Encoding');
      const isHashed = pathname.startsWith(hashedPath);
      response.setHeader('Cache-Control', isHashed ? caching.hashed : caching.other);
      const type = types.find(([extension]) => pathname.endsWith(`.${extension}`))?.[1];
      if (shared.some((pattern) => pattern.test(pathname))) response.setHeader(...SHARING);
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      const fileType = fileTypes.find(([name]) => name === pathname)?.[1];
      if (fileType) response.setHeader('Content-Type', fileType);
    },
  });
  const server = createServer((request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    const asked = parseUrl(request.url ?? '/');
    if (asked === undefined) {
      response.writeHead(400).end('The URL is malformed.');
      return;
    }
    const location = findCanonical(folder, asked);
    if (location !== undefined) {
      response.writeHead(301, { Location: location }).end();
      return;
    }
    if (asked.pathname.endsWith('/')) {
      response.setHeader('Vary', 'Accept');
      const file = findMarkdown(folder, asked.pathname);
      if (file !== undefined && prefersMarkdown(request.headers.accept)) request.url = file;
    }
    serveFile(request, response, () => void sendNotFound(notFound, request, response));
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  return server;
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
  const index = path.join(folder, decode(pathname), 'index.html');
  return index.startsWith(folder + path.sep) && existsSync(index)
    ? `${pathname}/${search}`
    : undefined;
}

function isPage(pathname: string): boolean {
  return pathname.endsWith('/') || pathname.endsWith('/index.md');
}

/** The Markdown version of the page at a path, if there is one. */
function findMarkdown(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, decode(pathname), 'index.md');
  return file.startsWith(folder + path.sep) && existsSync(file) ? `${pathname}index.md` : undefined;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function sendNotFound(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await readFile(file, 'utf8').catch(() => 'Not found');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : page);
}

/**
 * Starts listening.
 *
 * @throws when the port is in use, saying how to choose another one
 */
export function listen(server: Server, port: number, command = 'npm start --'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? toPortError(port, command) : error);
    });
    server.listen(port, () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      resolve(`http://localhost:${actual}`);
    });
  });
}
