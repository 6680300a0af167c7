import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@docs/utils/testing';
import { loadContracts } from './load-contracts';
import { HELP } from './read-settings';
import { listen } from './serve';
import { runServer } from './start';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

let output: string[] = [];
let [args, environment] = [process.argv, process.env];

beforeEach(() => {
  [args, environment] = [process.argv, process.env];
  output = [];
  const print = (line: string) => void output.push(line);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation((line: string) => print(`error: ${line}`));
});
afterEach(() => {
  [process.argv, process.env, process.exitCode] = [args, environment, undefined];
  vi.restoreAllMocks();
});

/** The output of the server, and the exit code of the process. */
async function run(command: string[], variables: Record<string, string> = {}) {
  process.argv = ['node', 'sandbox.mjs', ...command];
  process.env = { ...environment, ...variables };
  await runServer({
    loadContracts,
    toRoutes: () => ({ '/mcp': () => Promise.resolve(new Response('tools')) }),
  });
  return { output, exitCode: process.exitCode };
}

test('--help prints the options', async () => {
  expect(await run(['--help'])).toEqual({ output: [HELP.trimEnd()], exitCode: undefined });
});

test('an option that cannot be used ends with its reason', async () => {
  expect(await run(['--cors', 'yes'])).toEqual({
    output: ['error: --cors is "yes". Use "local", the default, "on", or "off".'],
    exitCode: 1,
  });
});

test.each([
  [0, 8788],
  [8788, 8789],
])('a port that is in use ends with another one to try', async (requestedPort, other) => {
  const blocker = createServer();
  // It may already be in use, which is all that is needed.
  await listen(blocker, requestedPort).catch(() => undefined);
  const port = requestedPort || (blocker.address() as AddressInfo).port;
  const result = await run([], { SANDBOX_PORT: `${port}` });
  blocker.close();
  expect(result).toEqual({
    output: [
      `error: Port ${port} is already in use, perhaps by another sandbox. Use another port, for example: --port ${other}`,
    ],
    exitCode: 1,
  });
});

test.each(SIGNALS)('the server runs until %s', async (signal) => {
  const others = SIGNALS.map((name) => process.listeners(name));
  const listAdded = (index: number) =>
    process.listeners(SIGNALS[index]!).filter((listener) => !others[index]!.includes(listener));
  const { exitCode } = await run(['--port', '0', '--calls-per-second', '1', '--cors', 'off']);
  const [, url = ''] = /^The sandbox is running at (http:\S+) \(for/.exec(output[0] ?? '') ?? [];
  expect(exitCode).toBeUndefined();
  const send = (path: string) => fetch(`${url}${path}`, { headers: { 'X-API-Key': 'any' } });
  const responses = [await send('/v2/photos'), await send('/v2/photos'), await send('/mcp')];
  expect(responses.map(({ status }) => status)).toEqual([200, 429, 200]);
  expect(await responses[2]!.text()).toBe('tools');
  expect(responses[0]!.headers.get('Access-Control-Allow-Origin')).toBeNull();
  await Promise.all(responses.slice(0, 2).map((response) => response.text()));
  // Sending the signal would also reach the handlers of the test runner.
  const [stop] = listAdded(SIGNALS.indexOf(signal));
  stop!(signal);
  await waitFor(() => expect(output.at(-1)).toBe('The sandbox has stopped.'));
  await expect(send('/v2/photos')).rejects.toThrow('fetch failed');
  expect(output.slice(1, -1).map((line) => line.replace(/[\d.]+ ms$/, ''))).toEqual([
    'GET /v2/photos 200 ',
    'GET /v2/photos 429 ',
    'GET /mcp 200 ',
  ]);
  SIGNALS.forEach((name, index) =>
    listAdded(index).forEach((listener) => process.off(name, listener)),
  );
});
