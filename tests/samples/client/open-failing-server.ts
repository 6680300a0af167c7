import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createSandbox } from '@docs/sandbox';
import { loadContracts, listen, serveSandbox } from '@docs/sandbox/node';
import type { Sandbox } from '@docs/sandbox';

/** The failure of a request instead of a response of the sandbox. */
export type Failure =
  | keyof typeof FAILURES
  | { status: number; retryAfter?: string; location?: string }
  | 'another order'
  | 'pass';

const FAILURES = {
  drop: (outgoing: ServerResponse) => outgoing.destroy(),
  // Never responds; the client gives up after its own timeout.
  silence: () => undefined,
  truncate: (outgoing: ServerResponse) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
    outgoing.write('["ctk",', () => outgoing.destroy());
  },
  'half JSON': respond('["ctk",'),
  'other metadata': respond('{"metadata":"a"}'),
  'no photos': respond('{"photosIds":[]}'),
  html: respond('<h1>Welcome</h1>', 'text/html'),
};

function respond(content: string, type = 'application/json') {
  return (outgoing: ServerResponse) =>
    void outgoing.writeHead(200, { 'Content-Type': type }).end(content);
}

export type FailingServer = Awaited<ReturnType<typeof openFailingServer>>;

/** A sandbox behind a server that can fail in every way that a network or a service can. */
export async function openFailingServer() {
  const contracts = await loadContracts();
  const open = () => serveSandbox(createSandbox({ contracts }));
  let sandbox = open();
  const reversing = serveSandbox({ fetch: reverse(createSandbox({ contracts }).fetch) });
  let failures: Failure[] = [];
  let expiry = Infinity;
  let openCount = 0;
  let mostOpen = 0;
  const arrived: string[] = [];
  const server = createServer((incoming, outgoing) => {
    arrived.push(`${incoming.method} ${incoming.url}`);
    openCount += 1;
    mostOpen = Math.max(mostOpen, openCount);
    outgoing.on('close', () => (openCount -= 1));
    if (arrived.length >= expiry) {
      sandbox = open();
      expiry = Infinity;
    }
    const failure = failures.shift() ?? 'pass';
    if (failure === 'pass') sandbox.emit('request', incoming, outgoing);
    else if (failure === 'another order') reversing.emit('request', incoming, outgoing);
    else if (typeof failure === 'string') FAILURES[failure](outgoing);
    else {
      const { status, retryAfter, location } = failure;
      outgoing.writeHead(status, {
        ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
        ...(location !== undefined && { Location: location }),
      });
      outgoing.end('{"message":"no"}');
    }
  });
  return {
    url: await listen(server, 0),
    /** Method and path of each request that arrived. */
    arrived,
    /** The largest number of requests that were open at the same time. */
    mostOpen: () => mostOpen,
    /** One for each of the next requests. */
    plan: (...list: Failure[]) => (failures = list),
    /** Forgets all cursors, as a service does when they expire, before the request with this number. */
    expireBefore: (request: number) => (expiry = request),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Turns round the list that a response is. */
function reverse(fetch: Sandbox['fetch']): Sandbox['fetch'] {
  return async (request) => {
    const list = (await (await fetch(request)).json()) as unknown[];
    return Response.json(list.reverse());
  };
}
