import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createStaticServer, openServer } from '../../tools/static-server';
import { recordConsole } from './record-console';

const RECORDER = '/record-console.js';

/** Chunks of single pages, not those that every page has. */
const PAGE_CHUNK = /^\/assets\/js\/(?!main|react|runtime)/;

/** The built site, with the bad days that journeys need. */
export type Site = Awaited<ReturnType<typeof serveSite>>;

/**
 * Serves `build/` on a free port.
 *
 * @param options.withRecorder adds a script to each page that records its console
 */
export async function serveSite({ withRecorder }: { withRecorder: boolean }) {
  const folder = path.resolve('build');
  const site = createStaticServer(folder);
  const missing: string[] = [];
  const sent = new Set<string>();
  let isDeployed = false;
  let isOffline = false;
  let runsScripts = true;

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isOffline) {
      request.socket.destroy();
      return;
    }
    const isDocument = request.headers['sec-fetch-dest'] === 'document' || pathname.endsWith('/');
    if (isDocument) isDeployed = false;
    if (isDeployed && PAGE_CHUNK.test(pathname)) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    if (pathname === RECORDER) {
      const script = `(${recordConsole.toString()})();`;
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      return;
    }
    if (isDocument && !runsScripts) {
      response.setHeader('Content-Security-Policy', "script-src 'none'");
    }
    response.once('finish', () => {
      if (response.statusCode === 404 && !isDocument) missing.push(pathname);
      if (response.statusCode === 200) sent.add(pathname);
    });
    const page = withRecorder ? readPage(folder, pathname) : undefined;
    if (page !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    site.emit('request', request, response);
  }

  const server = createServer(respond);
  return {
    url: await openServer(server, 0),
    /** Paths that were requested and not found, since the last call. */
    takeMissing: () => missing.splice(0),
    /** Whether the server has sent a file since the last reset. */
    hasSent: (pathname: string) => sent.has(pathname),
    /** The chunks of single pages are gone until the browser requests a document. */
    deploy: () => (isDeployed = true),
    /** Whether the server breaks every connection off. */
    setOffline: (offline: boolean) => (isOffline = offline),
    /** Documents are sent so that their scripts do not run. */
    setScripts: (run: boolean) => (runsScripts = run),
    /** Takes back what a journey changed. */
    reset: () => {
      [isDeployed, isOffline, runsScripts] = [false, false, true];
      missing.length = 0;
      sent.clear();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** A page with the recorder before its own scripts, or nothing when there is no such page. */
function readPage(folder: string, pathname: string): string | undefined {
  if (!/(\/|\.html)$/.test(pathname)) return undefined;
  try {
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const page = readFileSync(path.join(folder, file), 'utf8');
    // After the policy of the page, which it has to follow too.
    return page.replace('<meta name=generator', `<script src=${RECORDER}></script>$&`);
  } catch {
    return undefined;
  }
}
