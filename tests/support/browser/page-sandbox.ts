import type { Page } from '@playwright/test';
import type { Remote, wrap } from 'comlink';
import type { Exchange } from '@docs/sandbox';
import type { WorkerSandbox } from '@docs/sandbox/testing';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { toRequestSequence } from '@docs/code-samples';
import { startScript } from '../start-script';

interface Spied extends Window {
  Comlink: { wrap: typeof wrap };
  /** The sandbox of the page, as the page itself speaks to it. */
  pageSandbox?: Remote<WorkerSandbox>;
}

export type TextResponse = Pick<Exchange, 'status' | 'headers' | 'text'>;

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
      const responses: TextResponse[] = [];
      for (const { path, ...request } of list) {
        const { status, headers, text } = await pageSandbox.send({ ...request, url: base + path });
        responses.push({ status, headers, text });
      }
      return responses;
    },
    [calls, host] as const,
  );
}

export type LocalSandbox = Awaited<ReturnType<typeof startLocalSandbox>>;

/** The server of `npm run sandbox`, on a free port. */
export async function startLocalSandbox() {
  const args = ['--import', 'tsx', 'tools/sandbox.ts', '--port', '0'];
  const { child, started } = startScript(process.cwd(), args);
  const base = await started;
  return {
    async call({ method, path, headers, body }: PageRequest): Promise<TextResponse> {
      const response = await fetch(base + path, { method, headers, body });
      const text = await response.text();
      return { status: response.status, headers: [...response.headers], text };
    },
    close: () => child.kill(),
  };
}

/** A request with a name for the report of a failed test. */
export type NamedRequest = PageRequest & { name: string };

const JSON_TYPE: [string, string] = ['Content-Type', 'application/json'];
const KEY: [string, string] = ['X-API-Key', 'sandbox'];
const ANALYZE = { method: 'POST', path: '/v2/nlp/analyze', headers: [KEY, JSON_TYPE] };
const SAMPLE = '{"id": "1", "text": "Munich."}';

/** The requests of all examples, each after those that it builds on. */
export async function listExampleCalls(): Promise<NamedRequest[]> {
  const lists = await Promise.all(
    contractNames.map(async (contract) => {
      const document = await loadContract(contract);
      const examples = [...(await loadExamples(contract)).values()];
      return examples.flatMap((example) =>
        toRequestSequence(example, examples, document).calls.map(
          ({ method, url, headers, body, title }) => {
            const { pathname, search } = new URL(url);
            const text = body === undefined ? undefined : JSON.stringify(body);
            const name = `${contract}/${example.name}: ${title}`;
            return { name, method, path: pathname + search, headers, body: text };
          },
        ),
      );
    }),
  );
  return lists.flat();
}

/** Requests that are rejected, and one whose response warns. */
export function listFailingRequests(): NamedRequest[] {
  return [
    { ...ANALYZE, name: 'broken JSON', body: '{"id": "1",' },
    { ...ANALYZE, name: 'no body', body: '' },
    { ...ANALYZE, name: 'a missing field', body: '{"text": "Munich."}' },
    { ...ANALYZE, name: 'no key', headers: [JSON_TYPE], body: SAMPLE },
    { ...ANALYZE, name: 'no key, General API', path: '/v3/analysis', headers: [], body: SAMPLE },
    { ...ANALYZE, name: 'over 500 KB', body: JSON.stringify({ id: 'a'.repeat(520_000) }) },
    { ...ANALYZE, name: 'an unknown path', path: '/v2/nlp/analyse', body: SAMPLE },
    { ...ANALYZE, name: 'a wrong method', method: 'PUT', body: SAMPLE },
    {
      ...ANALYZE,
      name: 'a wrong type',
      headers: [KEY, ['Content-Type', 'text/plain']],
      body: '{}',
    },
    ...['demo-403', 'demo-429', 'demo-500'].map((key) => ({
      ...ANALYZE,
      name: `the reserved key ${key}`,
      headers: [['X-API-Key', key], JSON_TYPE] as [string, string][],
      body: SAMPLE,
    })),
    {
      ...ANALYZE,
      name: 'a warning',
      path: '/v2/photos/demo/recommend',
      body: '{"id": "1", "text": "Munich.", "returnObjectFields": ["name"]}',
    },
  ];
}
