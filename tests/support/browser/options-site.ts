import type { Server } from 'node:http';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { createStaticServer, openServer } from '../../../tools/static-server';
import { toFixtureFolder } from '../build-fixture';

/** Tests of the small site with other options; each worker serves what site-with-options.setup.ts built. */
export const test = base.extend<object, { site: string }>({
  site: [
    // Playwright reads the names of what is needed from the braces: nothing.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = createStaticServer(path.join(toFixtureFolder('options'), 'build'));
      await provide(await openServer(server, 0));
      stop(server);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
});

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}
