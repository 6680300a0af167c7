import { listen, serveSandbox } from '@docs/sandbox/node';

type Handler = (request: Request) => Promise<Response>;

/** A request as it came over the network. */
export type ReceivedRequest = {
  /** `POST /v2/nlp/analyze` */
  call: string;
  headers: Record<string, string>;
  body: string;
};

export type OpenServer = { url: string; received: ReceivedRequest[]; close(): void };

/** Listens on a free port of this machine and remembers what arrives. */
export async function openServer(response: Handler): Promise<OpenServer> {
  const received: ReceivedRequest[] = [];
  const server = serveSandbox({
    fetch: async (request) => {
      received.push(await toReceived(request.clone()));
      return response(request);
    },
  });
  return {
    url: await listen(server, 0),
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export async function toReceived(request: Request): Promise<ReceivedRequest> {
  const { pathname, search } = new URL(request.url);
  return {
    call: `${request.method} ${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  };
}
