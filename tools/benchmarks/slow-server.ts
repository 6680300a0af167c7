import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

export interface Network {
  bitsPerSecond: number;
  /** Milliseconds between the end of a request and the first byte. */
  roundTrip: number;
}

/** Counts bytes by path, as they go over the wire. */
export interface Traffic {
  bytes: Map<string, number>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const STEP = 1400;

/**
 * Serves a built site, compressed, over a line of limited speed that all requests share. The limit
 * is in the server because browsers do not slow down what their workers download.
 */
export function createSlowServer(folder: string, network: Network, traffic: Traffic): Server {
  let free = 0;
  return createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      await wait(network.roundTrip);
      const content = await readFile(file).catch(() => undefined);
      if (content === undefined) {
        response.writeHead(404).end();
        return;
      }
      const body = gzipSync(content);
      response.writeHead(200, {
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'gzip',
        'Cache-Control': path.extname(file) === '.html' ? 'no-cache' : 'max-age=3600',
      });
      for (let at = 0; at < body.length; at += STEP) {
        const chunk = body.subarray(at, at + STEP);
        const now = performance.now();
        free = Math.max(free, now) + (chunk.length * 8000) / network.bitsPerSecond;
        if (free - now > 1) await wait(free - now);
        response.write(chunk);
        traffic.bytes.set(pathname, at + chunk.length);
      }
      response.end();
    })();
  });
}
