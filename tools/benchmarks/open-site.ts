import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createSlowServer } from './slow-server';
import type { Network } from './slow-server';

/** The downloads are not what is measured. */
export const FAST_LINE: Network = { bitsPerSecond: 1_000_000_000, roundTrip: 0 };

const CPU_SLOWDOWN = 4;

interface OpenSite {
  page: Page;
  /** Without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Serves a built site over a slow line and opens the browser that CHROME_PATH names for it. */
export async function openSite(...options: Parameters<typeof createSlowServer>): Promise<OpenSite> {
  const server = createSlowServer(...options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    page: await browser.newPage(),
    url: `http://localhost:${port}`,
    close: async () => {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Slows the processor of a page, not of its workers, as a phone is slower than a computer.
 *
 * @returns ends the slowness
 */
export async function slowProcessor(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}
