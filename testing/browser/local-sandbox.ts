import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '#sandbox/create-sandbox';
import { loadContracts } from '#sandbox/node/load-contracts';
import { serveSandbox } from '#sandbox/node/serve';
import type { PageRequest, TextResponse } from './page-sandbox';

export interface LocalSandbox {
  call(call: PageRequest): Promise<TextResponse>;
  close(): void;
}

/** The server of `npm run sandbox`, on a free port. */
export async function startLocalSandbox(): Promise<LocalSandbox> {
  const sandbox = createSandbox({ contracts: await loadContracts() });
  const server = serveSandbox(sandbox);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    async call({ method, path, headers, body }) {
      const response = await fetch(base + path, { method, headers, body });
      const text = await response.text();
      return { status: response.status, headers: [...response.headers], text };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
