/**
 * How fast the sandbox is, and whether its memory stays flat. Run: `npx tsx tools/benchmarks/sandbox.ts`
 *
 * 1. It analyzes an article of 1,000 characters, tags alone.
 * 2. It takes bodies that are made to be slow.
 * 3. It answers 20,000 calls, every one with words never seen before; the heap after the first
 *    5,000 is compared with the heap at the end.
 *
 * Times are those of the processor, which stay about the same on a busy machine. Requests to the
 * server are in `tests/sandbox/server-load.full.test.ts`.
 */
import { loadavg } from 'node:os';
import v8 from 'node:v8';
import vm from 'node:vm';
import { createSandbox } from '@docs/sandbox';
import { loadContracts } from '@docs/sandbox/node';
import { slowBodies } from '@docs/sandbox/testing';
import { note, report } from './report';

const CALLS = 20_000;

const SENTENCES =
  'Mr. Macron visits a trade show in Munich on 14 October 2024. The European Union pays 5 million euros. ' +
  'Angela Merkel did not recommend the long way to Prague, but the visitors liked it. ';
const ARTICLE = SENTENCES.repeat(8).slice(0, 1000);

async function main(): Promise<void> {
  const article = { id: '1', text: ARTICLE, analyses: ['tags'] };
  report('sandbox', {
    millisecondsPerAnalysis: await measureAnalysis(article),
    slowBodySeconds: await measureSlowBodies(),
    growthMegabytes: await measureMemory(),
  });
  note('load of the machine', loadavg()[0] ?? NaN);
}

/** Milliseconds of an analysis, after some that warm up. */
async function measureAnalysis(article: object): Promise<number> {
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond: Infinity });
  const analyze = (times: number): Promise<number> =>
    measureSeconds(async () => {
      for (let call = 0; call < times; call += 1) {
        await sandbox.fetch(toRequest('POST', '/v2/nlp/analyze', article));
      }
    });
  await analyze(200);
  return analyze(1000);
}

/** Processor time of the slowest of some bodies near the limit of size. */
async function measureSlowBodies(): Promise<number> {
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond: Infinity });
  const seconds: number[] = [];
  for (const { path, body } of slowBodies) {
    const send = async (): Promise<void> => {
      const response = await sandbox.fetch(toRequest('POST', path, body));
      await response.arrayBuffer();
    };
    seconds.push(await measureSeconds(send));
  }
  return Math.max(...seconds);
}

async function measureSeconds(run: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function toRequest(method: string, path: string, body: unknown, key = 'benchmark'): Request {
  const headers = {
    'X-API-Key': key,
    Authorization: `user_key ${key}`,
    'Content-Type': 'application/json',
  };
  const url = `https://sandbox.test${path}`;
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

async function measureMemory(): Promise<number> {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond: Infinity });
  let first = 0;
  for (let call = 1; call <= CALLS; call += 1) {
    await sandbox.fetch(toUniqueRequest(call));
    if (call === CALLS / 4) first = readHeap(collect);
  }
  return readHeap(collect) - first;
}

/** Articles, tags, pages and analyses in turn, so that every store fills up. */
function toUniqueRequest(call: number): Request {
  const text = `Word${call} visits Munich and likes the thing${call} of Paris${call}. ${ARTICLE.slice(0, 300)}`;
  const id = String(call);
  const [method, path, body] = [
    ['POST', '/v2/nlp/analyze', { id, text, analyses: ['all'], returnMentions: true }],
    ['PUT', `/v2/articles/demo/${id}`, { id, text }],
    ['POST', '/v2/photos/demo/recommend', { id, text, cursor: '*' }],
    [
      'POST',
      '/v2/customize/editorial_tag/create',
      { gkbId: id, name: `Tag ${id}`, forbidden: false },
    ],
  ][call % 4] as [string, string, unknown];
  return toRequest(method, path, body, `key ${call % 5000}`);
}

function readHeap(collect: () => void): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

void main();
