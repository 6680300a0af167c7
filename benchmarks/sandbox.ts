/**
 * How fast the sandbox is, and whether its memory stays flat. Run: `npx tsx benchmarks/sandbox.ts`
 *
 * 1. A server in a process of its own answers analyses of a 1,000-character article from two
 *    clients, for ten seconds: tagging alone, then every analysis with mentions. The load of the
 *    machine is told beside it: on a busy one the numbers mean little.
 * 2. A sandbox in this process answers 20,000 calls, every one with words never seen before; the
 *    heap after the first 5,000 is compared with the heap at the end.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import v8 from 'node:v8';
import vm from 'node:vm';
import { createSandbox } from '#sandbox/create-sandbox';
import { loadContracts } from '#sandbox/node/load-contracts';

const LEAST_PER_SECOND = 300;
const MOST_GROWTH_MEGABYTES = 20;
const CALLS = 20_000;
const SECONDS = 10;
const PORT = 8799;

const SENTENCES =
  'Mr. Macron visits a trade show in Munich on 14 October 2024. The European Union pays 5 million euros. ' +
  'Angela Merkel did not recommend the long way to Prague, but the visitors liked it. ';
const ARTICLE = SENTENCES.repeat(8).slice(0, 1000);

const HEADERS = { 'X-API-Key': 'benchmark', 'Content-Type': 'application/json' };

async function main(): Promise<void> {
  const perSecond = await measureSpeed({ id: '1', text: ARTICLE });
  const everything = { id: '1', text: ARTICLE, analyses: ['all'], returnMentions: true };
  const perSecondWithEverything = await measureSpeed(everything);
  const growth = await measureMemory();
  const isGood = perSecond >= LEAST_PER_SECOND && growth <= MOST_GROWTH_MEGABYTES;
  const [load] = loadavg();
  console.log(
    JSON.stringify({ perSecond, perSecondWithEverything, growthMegabytes: growth, load, isGood }),
  );
  if (!isGood) process.exitCode = 1;
}

async function measureSpeed(analysis: object): Promise<number> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'sandbox/node.ts'], {
    env: { ...process.env, SANDBOX_PORT: String(PORT), SANDBOX_CALLS_PER_SECOND: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitForStart(server);
    const body = JSON.stringify(analysis);
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    for (let warm = 0; warm < 50; warm += 1) await post(agent, body);
    const end = performance.now() + SECONDS * 1000;
    const client = async (): Promise<number> => {
      let calls = 0;
      for (; performance.now() < end; calls += 1) await post(agent, body);
      return calls;
    };
    const counts = await Promise.all([client(), client()]);
    agent.destroy();
    return Math.round(counts.reduce((a, b) => a + b) / SECONDS);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
  }
}

function waitForStart(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The sandbox did not start.')));
    server.stdout?.on('data', (text: Buffer) => {
      if (text.includes('listens')) resolve();
    });
  });
}

function post(agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port: PORT,
        host: '127.0.0.1',
        path: '/v2/nlp/analyze',
        method: 'POST',
        agent,
        headers: HEADERS,
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`status ${response.statusCode}`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

async function measureMemory(): Promise<number> {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond: Infinity });
  let first = 0;
  for (let call = 1; call <= CALLS; call += 1) {
    await sandbox.fetch(toRequest(call));
    if (call === CALLS / 4) first = readHeap(collect);
  }
  return Math.round((readHeap(collect) - first) * 10) / 10;
}

/** Articles, tags, pages and analyses in turn, so that every store fills up. */
function toRequest(call: number): Request {
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
  ][call % 4] as [string, string, object];
  return new Request(`https://sandbox.test${path}`, {
    method,
    headers: { ...HEADERS, 'X-API-Key': `key ${call % 5000}` },
    body: JSON.stringify(body),
  });
}

function readHeap(collect: () => void): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

void main();
