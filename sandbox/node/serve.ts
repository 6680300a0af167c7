import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { photos } from '../data/photos';
import { renderPhoto } from '../data/render-photo';
import type { Sandbox } from '../types';

const WELCOME = `This is the sandbox of the API documentation: it answers every documented call on demo data.
It is a simulation, not the provider's service; its results are those of a small engine.

Send the calls of the documentation to this address, with any API key:
  curl -X POST $BASE/v2/nlp/analyze -H 'X-API-Key: any' -H 'Content-Type: application/json' \\
    -d '{"id": "1234", "title": "Emmanuel Macron in Germany."}'

Media API v2 is below /v2/, General API below /v3/, Media API v1 below /media/.
GET /photos/demo-0001.svg draws a demo photo. The keys demo-400, demo-403, demo-413, demo-429 and demo-500 produce those errors.
`;

/** Serves a sandbox over HTTP with the paths of the real hosts. */
export function serveSandbox(
  sandbox: Pick<Sandbox, 'fetch'>,
  { log }: { log?: (line: string) => void } = {},
): Server {
  return createServer((incoming, outgoing) => {
    const started = performance.now();
    outgoing.on('finish', () => {
      const time = (performance.now() - started).toFixed(1);
      log?.(`${incoming.method} ${toSafePath(incoming)} ${outgoing.statusCode} ${time} ms`);
    });
    respond(sandbox, incoming, outgoing).catch(() => outgoing.destroy());
  });
}

async function respond(
  sandbox: Pick<Sandbox, 'fetch'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const page = incoming.method === 'GET' ? toPage(incoming) : undefined;
  if (page) {
    outgoing.writeHead(200, { 'Content-Type': page.type }).end(page.body);
    return;
  }
  const request = toRequest(incoming);
  const response = request
    ? await sandbox.fetch(request)
    : new Response('{"message":"The address of the request is not well-formed."}', {
        status: 400,
        headers: { 'Content-Type': 'application/json' },
      });
  const body = Buffer.from(await response.arrayBuffer());
  // A body that was refused is not read to its end, so the connection cannot be used again.
  const isUnread = response.status === 413;
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'Content-Length': body.length,
    ...(isUnread && { Connection: 'close' }),
  });
  outgoing.end(body);
}

function toPage(incoming: IncomingMessage): { type: string; body: string } | undefined {
  const path = (incoming.url ?? '').split('?')[0];
  if (path === '/') {
    const base = `http://${incoming.headers.host ?? '127.0.0.1'}`;
    return { type: 'text/plain; charset=utf-8', body: WELCOME.replaceAll('$BASE', base) };
  }
  const photo = photos.find(({ id }) => path === `/photos/${id}.svg`);
  return photo && { type: 'image/svg+xml', body: renderPhoto(photo) };
}

/** A request whose address or headers the web types refuse becomes undefined. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  try {
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const init: RequestInit & { duplex: 'half' } = {
      method: incoming.method,
      headers,
      duplex: 'half',
      ...(hasBody && {
        body: Readable.toWeb(incoming) as ReadableStream<Uint8Array> as unknown as BodyInit,
      }),
    };
    return new Request(new URL(incoming.url ?? '/', 'http://127.0.0.1'), init);
  } catch {
    return undefined;
  }
}

/** A log line must stay one line. */
function toSafePath({ url = '' }: IncomingMessage): string {
  return url.replace(/[^\x21-\x7e]/g, '?').slice(0, 200);
}
