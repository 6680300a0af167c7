import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox';
import { slimContracts } from '../slim-contracts';
import { listen } from './listen';
import { loadContracts } from './load-contracts';
import { serveSandbox } from './serve';

const lines: string[] = [];
const sandbox = createSandbox({ contracts: slimContracts(await loadContracts()) });
const server = serveSandbox(sandbox, { log: (line) => lines.push(line) });
let base = '';

beforeAll(async () => {
  base = await listen(server, 0);
});
afterAll(() => server.close());

const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };

function post(body: string): Promise<Response> {
  return fetch(`${base}/v2/nlp/analyze`, { method: 'POST', headers, body });
}

it('the server answers as the sandbox does, also with contracts without prose', async () => {
  const response = await post('{"id": "1", "text": "Munich."}');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: '1', tags: [{ gkbId: 'G1726' }] });
  expect(lines.at(-1)).toMatch(/^POST \/v2\/nlp\/analyze 200 [\d.]+ ms$/);
});

it('listen() gives the port that it got, and fails where another program has it', async () => {
  const port = Number(new URL(base).port);
  expect(port).toBeGreaterThan(0);
  await expect(listen(createServer(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('the server explains itself and draws photos', async () => {
  expect(await (await fetch(base)).text()).toContain('sandbox');
  const photo = await fetch(`${base}/photos/demo-0001.svg`);
  expect(photo.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await photo.text()).toMatch(/^<svg .*<\/svg>$/);
  expect((await fetch(`${base}/photos/demo-9999.svg`)).status).toBe(404);
});

it('the server refuses a large body, and serves the next call', async () => {
  expect(
    (await post(`{"id": "${'a'.repeat(3_000_000)}"}`).catch(() => undefined))?.status ?? 413,
  ).toBe(413);
  expect((await post('{"id": "1"}')).status).toBe(200);
});

it.each([
  'GET // HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'TRACE / HTTP/1.1',
  'GET /../../etc HTTP/1.1',
])('the server survives the line "%s"', async (line) => {
  const socket: Socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await post('{"id": "1"}')).status).toBe(200);
});
