import { request } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, serveSandbox } from '@docs/sandbox/node';
import { openSandbox } from '@docs/sandbox/testing';

const CLIENTS = 200;
const MILLISECONDS = 60_000;
/** Between two requests of a client; without it this would measure the one who asks. */
const PAUSE = 250;
const STALLED = 200;
const MOST_GROWTH = 300 * 1024 * 1024;

const HEADERS = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };

let server: Server;
let url: string;

beforeAll(async () => {
  const { sandbox } = await openSandbox();
  server = serveSandbox(sandbox);
  url = await listen(server, 0);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A connection that sends this text and then nothing more. */
function stall(text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // Its end is no failure of the test.
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

async function analyze(text: string): Promise<number> {
  const body = JSON.stringify({ id: '1', text });
  const response = await fetch(`${url}/v2/nlp/analyze`, {
    method: 'POST',
    headers: HEADERS,
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

it(`the sandbox serves ${CLIENTS} clients for ${MILLISECONDS / 1000} seconds beside ${2 * STALLED} that stall`, async () => {
  await analyze('Munich.');
  const before = process.memoryUsage().rss;
  const head = 'POST /v2/nlp/analyze HTTP/1.1\r\nHost: x\r\nX-API-Key: any\r\n';
  const stalled = Array.from({ length: STALLED }, () => [
    stall(head),
    stall(`${head}Content-Length: 1000\r\n\r\n{"id": `),
  ]).flat();
  const end = Date.now() + MILLISECONDS;
  const errors: unknown[] = [];
  let count = 0;
  const runClient = async (): Promise<void> => {
    while (Date.now() < end) {
      const status = await analyze('Emmanuel Macron visits Munich.').catch(String);
      if (status !== 200) errors.push(status);
      count += 1;
      await wait(PAUSE);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, runClient));
  stalled.forEach((socket) => socket.destroy());
  console.log(`${count} responses, ${process.memoryUsage().rss - before} bytes more`);
  expect(errors).toEqual([]);
  expect(count).toBeGreaterThan(CLIENTS);
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_GROWTH);
}, 600_000);

it('a client that sends one byte at a time gets its response', async () => {
  const body = '{"id": "1", "text": "Munich."}';
  const status = await new Promise((resolve, reject) => {
    const outgoing = request(`${url}/v2/nlp/analyze`, { method: 'POST', headers: HEADERS });
    outgoing.on('response', (response) => resolve(response.resume().statusCode));
    outgoing.on('error', reject);
    void (async () => {
      for (const letter of body) {
        outgoing.write(letter);
        await wait(20);
      }
      outgoing.end();
    })();
  });
  expect(status).toBe(200);
});

it.each([
  ['headers of 1 MB', { 'X-Long': 'a'.repeat(1_000_000) }, '', 431],
  ['a body of 70 MB', {}, 'a'.repeat(70_000_000), 413],
])('%s get a status, and the next request is served', async (_, headers, body, status) => {
  const got = await new Promise((resolve) => {
    const outgoing = request(`${url}/v2/nlp/analyze`, {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
    });
    outgoing.on('response', (response) => resolve(response.resume().statusCode));
    // The server ends the connection before it has read everything.
    outgoing.on('error', () => undefined);
    outgoing.end(body);
  });
  expect(got).toBe(status);
  expect(await analyze('Munich.')).toBe(200);
});
