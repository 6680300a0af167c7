/**
 * How fast the sandbox is, and whether its memory stays flat. Run: `npx tsx tools/benchmarks/sandbox.ts`
 *
 * 1. It analyzes an article of 1,000 characters, tags alone.
 * 2. It answers 20,000 calls, every one with words never seen before; the heap after the first
 *    5,000 is compared with the heap at the end.
 *
 * Times are those of the processor, which stay about the same on a busy machine. Requests to the
 * server are in `tests/sandbox/server-load.full.test.ts`.
 */
import v8 from 'node:v8';
import vm from 'node:vm';
import { createSandbox } from '@docs/sandbox';
import type { Sandbox } from '@docs/sandbox';
import { loadContracts } from '@docs/sandbox/node';
import { report } from './report';

const CALLS = 20_000;

const SENTENCES =
  'Mr. Macron visits a trade show in Munich on 14 October 2024. The European Union pays 5 million euros. ' +
  'Angela Merkel did not recommend the long way to Prague, but the visitors liked it. ';
const ARTICLE = SENTENCES.repeat(8).slice(0, 1000);

async function main(): Promise<void> {
  report('sandbox', {
    millisecondsPerAnalysis: await measureAnalysis(),
    growthMegabytes: await measureMemory(),
  });
}

/** Milliseconds of an analysis, after some that warm up. */
async function measureAnalysis(): Promise<number> {
  const sandbox = await open();
  await analyze(sandbox, 200);
  const start = process.cpuUsage();
  await analyze(sandbox, 1000);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

async function analyze(sandbox: Sandbox, times: number): Promise<void> {
  const article = { id: '1', text: ARTICLE, analyses: ['tags'] };
  for (let call = 0; call < times; call += 1) {
    await sandbox.fetch(buildRequest('POST', '/v2/nlp/analyze', article, 'benchmark'));
  }
}

async function open(): Promise<Sandbox> {
  return createSandbox({ contracts: await loadContracts(), callsPerSecond: Infinity });
}

function buildRequest(method: string, path: string, body: unknown, key: string): Request {
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
  const sandbox = await open();
  let first = 0;
  for (let call = 1; call <= CALLS; call += 1) {
    await sandbox.fetch(buildUniqueRequest(call));
    if (call === CALLS / 4) first = readHeap(collect);
  }
  return readHeap(collect) - first;
}

/** Articles, tags, pages and analyses in turn, so that every store fills up. */
function buildUniqueRequest(call: number): Request {
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
  return buildRequest(method, path, body, `key ${call % 5000}`);
}

function readHeap(collect: () => void): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

void main();
