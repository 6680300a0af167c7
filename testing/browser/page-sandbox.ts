import type { Page } from '@playwright/test';
import type { Remote, wrap } from 'comlink';
import type { WireResponse, WorkerSandbox } from '#sandbox/worker';

interface Spied extends Window {
  Comlink: { wrap: typeof wrap };
  /** The sandbox of the page, as the page itself speaks to it. */
  pageSandbox?: Remote<WorkerSandbox>;
}

export interface TextResponse extends Pick<WireResponse, 'status' | 'headers'> {
  text: string;
}

export interface PageRequest {
  method: string;
  path: string;
  headers: [string, string][];
  body?: string;
}

/**
 * Lets a test speak to the worker that a page starts, without a hook in the product: the page gets
 * a Worker that the test knows too. To be called before the page is opened.
 */
export async function watchPageSandbox(page: Page): Promise<void> {
  await page.addInitScript({ path: require.resolve('comlink/dist/umd/comlink.js') });
  await page.addInitScript(() => {
    const spied = window as unknown as Spied;
    window.Worker = new Proxy(Worker, {
      construct(Original, [url, options]: [string | URL, WorkerOptions | undefined]) {
        const worker = new Original(url, options);
        spied.pageSandbox = spied.Comlink.wrap<WorkerSandbox>(worker);
        return worker;
      },
    });
  });
}

/** Sends calls, one after the other, to the sandbox that the page has started. */
export function sendToPageSandbox(
  page: Page,
  calls: PageRequest[],
  host: string,
): Promise<TextResponse[]> {
  return page.evaluate(
    async ([list, base]) => {
      const { pageSandbox } = window as unknown as Spied;
      if (!pageSandbox) throw new Error('The page has not started its sandbox.');
      await pageSandbox.reset();
      const replies: TextResponse[] = [];
      for (const { method, path, headers, body } of list) {
        const bytes = body === undefined ? null : new TextEncoder().encode(body).buffer;
        const reply = await pageSandbox.response({
          method,
          url: base + path,
          headers,
          body: bytes,
        });
        const text = new TextDecoder().decode(reply.body);
        replies.push({ status: reply.status, headers: reply.headers, text });
      }
      return replies;
    },
    [calls, host] as const,
  );
}
