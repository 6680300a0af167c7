import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectSandbox } from './browser';
import type { BrowserSandbox } from './browser';
import { connectWorker } from '@docs/utils/worker';
import { loadPart, watchLoading } from './load-part';
import { loadContracts, slimContracts } from './node/load-contracts';
import type { SentRequest } from './exchange';
import type { WorkerSandbox } from './worker';

const contracts = slimContracts(await loadContracts());

/** The worker runs in this process: its messages go over the channel that was opened last. */
let receive: (event: MessageEvent) => void;
let starts = 0;
let channel: MessageChannel;
let reports: unknown[] = [];
let sandbox: BrowserSandbox;
const download = vi.fn<(url: string) => Promise<Response>>();

function startWorker(): Worker {
  channel = new MessageChannel();
  channel.port2.onmessage = (event) => receive(event);
  channel.port1.addEventListener('message', ({ data }: MessageEvent<{ isLoading?: boolean }>) => {
    if (data.isLoading !== undefined) reports.push(data);
  });
  const { port1, port2 } = channel;
  const terminate = (): void => {
    port1.close();
    port2.onmessage = null;
  };
  return Object.assign(port1, { terminate }) as unknown as Worker;
}

beforeEach(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
    receive = listener;
  });
  // A new worker for each test: the query makes it another module.
  await import(/* @vite-ignore */ `./worker.ts?start=${(starts += 1)}`);
  reports = [];
  download.mockReset().mockImplementation(() => Promise.resolve(Response.json(contracts)));
  vi.stubGlobal('postMessage', (...message: Parameters<MessagePort['postMessage']>) =>
    channel.port2.postMessage(...message),
  );
  vi.stubGlobal('fetch', download);
  vi.stubGlobal('location', { href: 'https://docs.test/guide/' });
  vi.stubGlobal('Worker', function () {
    return startWorker();
  });
  sandbox = connectSandbox('/contracts.json');
});
afterEach(() => {
  sandbox.close();
  vi.unstubAllGlobals();
});
afterAll(() => watchLoading(() => undefined));

function ask(method: string, path: string, body?: object): SentRequest {
  return {
    method,
    url: `https://sandbox.test${path}`,
    headers: [
      ['X-API-Key', 'any'],
      ['Content-Type', 'application/json'],
    ],
    ...(body && { body: JSON.stringify(body) }),
  };
}

async function send(request: SentRequest) {
  const { status, headers, text } = await sandbox.send(request);
  return { status, headers: Object.fromEntries(headers), text };
}

const TAG = { gkbId: 'X1', name: 'Praha', forbidden: false };

test('a worker that has no contracts responds to nothing', async () => {
  const { ask: askWorker, close } = connectWorker<WorkerSandbox>({
    start: startWorker,
    message: '',
  });
  const request = ask('GET', '/v2/photos');
  const message = 'Call open() before send() and check().';
  await expect(askWorker((worker) => worker.send(request))).rejects.toThrow(message);
  await expect(askWorker((worker) => worker.check(request))).rejects.toThrow(message);
  await expect(askWorker((worker) => worker.reset())).resolves.toBeUndefined();
  close();
});

test('contracts that are missing are an error, and are loaded again by the next request', async () => {
  download.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(sandbox.send(ask('GET', '/v2/photos'))).rejects.toMatchObject({
    message: 'The sandbox did not load. Check your connection and retry.',
    cause: { message: 'https://docs.test/contracts.json returned 404.' },
  });
  expect(await send(ask('GET', '/v2/photos'))).toEqual({
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    text: '["ctk","demo","shutterstock"]',
  });
  expect(download.mock.calls).toEqual([
    ['https://docs.test/contracts.json'],
    ['https://docs.test/contracts.json'],
  ]);
});

test('a request goes to the sandbox with its method, headers, and body', async () => {
  const create = ask('POST', '/v2/customize/editorial_tag/create', { ...TAG, color: 'red' });
  expect(await send(create)).toEqual({
    status: 200,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-sandbox-warning': String.raw`[{"rule":"sandbox-unknown-field","text":"the body has the unknown field \"color\", which was ignored","pointer":""}]`,
    },
    text: JSON.stringify(TAG),
  });
  const { text } = await send(ask('GET', '/v2/customize/editorial_tag/X1'));
  expect(JSON.parse(text)).toEqual(TAG);
});

test('a response without a body has none', async () => {
  expect(await send(ask('OPTIONS', '/v2/photos'))).toEqual({
    status: 204,
    headers: { allow: 'GET, HEAD, OPTIONS' },
    text: '',
  });
});

test('check() says what is wrong with a request, and needs no key', async () => {
  const request = ask('POST', '/v2/nlp/analyze', { id: true });
  expect(await sandbox.check({ ...request, headers: request.headers.slice(1) })).toEqual([
    {
      pointer: '/id',
      expected: 'a value of type string',
      rule: 'field-type',
      remedy: 'Send a string, in quotation marks.',
      field: 'NlpRequest.id',
    },
  ]);
});

test('prepare() loads what an analysis needs, which then loads nothing more', async () => {
  const text = 'Prague is the capital, and it is on a river.';
  await sandbox.prepare({ text });
  const before = reports.length;
  await sandbox.prepare({});
  expect((await send(ask('POST', '/v2/nlp/analyze', { id: '1', text }))).status).toBe(200);
  expect(reports).toHaveLength(before);
});

test('reset() undoes what requests have changed, and starts no worker', async () => {
  await sandbox.reset();
  expect(download).not.toHaveBeenCalled();
  await send(ask('POST', '/v2/customize/editorial_tag/create', TAG));
  await sandbox.reset();
  expect(await send(ask('GET', '/v2/customize/editorial_tag/X1'))).toMatchObject({ status: 404 });
});

test('the page is told when something is loaded, which does not count as time of a request', async () => {
  await sandbox.send(ask('GET', '/v2/photos'));
  expect(reports).toEqual([{ isLoading: true }, { isLoading: false }]);
  // A part that takes a whole day.
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(86_400_000);
  await loadPart(() => Promise.resolve('words')).get();
  now.mockRestore();
  const { milliseconds } = await sandbox.send(ask('GET', '/v2/photos'));
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  expect(milliseconds).toBeLessThan(43_200_000);
  expect(reports).toEqual([
    { isLoading: true },
    { isLoading: false },
    { isLoading: true },
    { isLoading: false },
  ]);
});

test('a browser that starts no worker is reported in the words of the sandbox', async () => {
  vi.stubGlobal('Worker', function () {
    throw new DOMException('Workers are blocked.', 'SecurityError');
  });
  await expect(sandbox.send(ask('GET', '/v2/photos'))).rejects.toThrow(
    'The sandbox did not load. Check your connection and retry.',
  );
});

test('the page is told when a worker starts, which knows nothing of earlier requests', async () => {
  const onStart = vi.fn();
  sandbox = connectSandbox('/contracts.json', { onStart });
  await sandbox.send(ask('GET', '/v2/photos'));
  await sandbox.send(ask('GET', '/v2/photos'));
  expect(onStart).toHaveBeenCalledOnce();
  channel.port1.dispatchEvent(new Event('error'));
  await sandbox.send(ask('GET', '/v2/photos'));
  expect(onStart).toHaveBeenCalledTimes(2);
});
