/**
 * How fast the sandbox is, and whether its memory stays flat. Run: `npx tsx benchmarks/sandbox.ts`
 *
 * 1. A server in a separate process serves two clients, for ten seconds each: analyses of a
 *    1,000-character article (tags alone), and the same with every analysis and with mentions.
 * 2. A sandbox in this process makes the first of them, without a server, and the processor time it
 *    takes is measured: on a busy machine this number stays the same, while the first one falls.
 * 3. It takes bodies that are made to be slow; the processor time of the slowest is measured.
 * 4. It answers 20,000 calls, every one with words never seen before; the heap after the first
 *    5,000 is compared with the heap at the end.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import v8 from 'node:v8';
import vm from 'node:vm';
import { createSandbox } from '#sandbox/create-sandbox';
import { loadContracts } from '#sandbox/node/load-contracts';
import { slowBodies } from '../testing/slow-bodies';
import { note, report } from './report';

const CALLS = 20_000;
const SECONDS = 10;
const PORT = 8799;

const SENTENCES =
  'Mr. Macron visits a trade show in Munich on 14 October 2024. The European Union pays 5 million euros. ' +
  'Angela Merkel did not recommend the long way to Prague, but the visitors liked it. ';
const ARTICLE = SENTENCES.repeat(8).slice(0, 1000);

const HEADERS = { 'X-API-Key': 'benchmark', 'Content-Type': 'application/json' };

async function main(): Promise<void> {
  const article = { id: '1', text: ARTICLE, analyses: ['tags'] };
  const speeds = await measureSpeeds({
    tags: { path: '/v2/nlp/analyze', body: article },
    everything: {
      path: '/v2/nlp/analyze',
      body: { ...article, analyses: ['all'], returnMentions: true },
    },
  });
  const perProcessorSecond = await measureProcessor(article);
  const slowBodySeconds = await measureSlowBodies();
  const growth = await measureMemory();
  report('sandbox', {
    millisecondsPerAnalysis: 1000 / speeds.tags,
    slowBodySeconds,
    growthMegabytes: growth,
  });
  note('analyses a second', speeds.tags);
  note('with everything, a second', speeds.everything);
  note('a second of processor time', perProcessorSecond);
  note('load of the machine', loadavg()[0] ?? NaN);
}

interface MeasuredRequest {
  path: string;
  body: object;
}

/** Answers a second. The requests take turns, so that a busy moment of the machine hits all of them. */
async function measureSpeeds<Name extends string>(
  calls: Record<Name, MeasuredRequest>,
): Promise<Record<Name, number>> {
  const options = [`--port=${PORT}`, '--calls-per-second=1000000'];
  const args = ['--import', 'tsx', 'scripts/sandbox.ts', ...options];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const names = Object.keys(calls) as Name[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  try {
    await waitForStart(server);
    for (const name of names) await countResponses(agent, calls[name]);
    for (let turn = 0; turn < SECONDS; turn += 1) {
      for (const name of names) counts[name] += await countResponses(agent, calls[name]);
    }
  } finally {
    agent.destroy();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('close', resolve));
  }
  names.forEach((name) => (counts[name] /= SECONDS));
  return counts;
}

/** How many responses two clients get in a second. */
async function countResponses(agent: Agent, call: MeasuredRequest): Promise<number> {
  const end = performance.now() + 1000;
  const client = async (): Promise<number> => {
    let responses = 0;
    for (; performance.now() < end; responses += 1) await send(agent, call);
    return responses;
  };
  const [first, second] = await Promise.all([client(), client()]);
  return first + second;
}

function waitForStart(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The sandbox did not start.')));
    server.stdout?.on('data', (text: Buffer) => {
      if (text.includes('running at')) resolve();
    });
  });
}

function send(agent: Agent, { path, body }: MeasuredRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: PORT, host: '127.0.0.1', path, method: 'POST', agent, headers: HEADERS },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`status ${response.statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** Analyses for each second that the processor works on them, the waiting for others left out. */
async function measureProcessor(article: object): Promise<number> {
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond: Infinity });
  const analyze = (times: number): Promise<number> =>
    measureSeconds(async () => {
      for (let call = 0; call < times; call += 1) {
        await sandbox.fetch(toPost('/v2/nlp/analyze', article));
      }
    });
  await analyze(200);
  return Math.round(1000 / (await analyze(1000)));
}

/** Processor time of the slowest of some bodies near the limit of size, each sent three times. */
async function measureSlowBodies(): Promise<number> {
  const sandbox = createSandbox({ contracts: await loadContracts(), callsPerSecond: Infinity });
  let slowest = 0;
  for (const { path, body } of slowBodies) {
    const seconds: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      seconds.push(
        await measureSeconds(async () => {
          const response = await sandbox.fetch(toPost(path, body));
          await response.arrayBuffer();
        }),
      );
    }
    slowest = Math.max(slowest, Math.min(...seconds));
  }
  return Math.round(slowest * 100) / 100;
}

/** Processor time, which stays about the same on a busy machine. */
async function measureSeconds(run: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function toPost(path: string, body: unknown): Request {
  const headers = { ...HEADERS, Authorization: 'user_key benchmark' };
  const url = `https://sandbox.test${path}`;
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
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
