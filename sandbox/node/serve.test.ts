import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox';
import { slimContracts, loadContracts } from './load-contracts';
import { listen, serveSandbox } from './serve';

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

it('listen() returns its port, and fails when the port is in use', async () => {
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

it.each([
  ['with its length', 10_000_000, {}],
  ['in pieces', 10_000_000, { 'Transfer-Encoding': 'chunked' }],
  ['without a key', 3_000_000, { 'X-API-Key': '' }],
])('the server reads a large body to its end: %s', async (_, size, more) => {
  const status = await send('/v2/nlp/analyze', Buffer.alloc(size, 'a'), more);
  expect(status).toBe('X-API-Key' in more ? 403 : 413);
  expect((await post('{"id": "1"}')).status).toBe(200);
});

/** Writes all of the body before it looks for a response, as simple clients do. */
function send(
  path: string,
  body: Buffer,
  more: Record<string, string>,
): Promise<number | undefined> {
  const length = more['Transfer-Encoding'] ? {} : { 'Content-Length': body.length };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}${path}`, {
      method: 'POST',
      headers: { ...headers, ...length, ...more },
    });
    let isSent = false;
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      if (isSent) resolve(response.statusCode);
      else reject(new Error('The response came before the request was sent.'));
    });
    outgoing.end(body);
    outgoing.on('finish', () => {
      isSent = true;
    });
  });
}

it.each([
  ['//v2/nlp/analyze', 200],
  ['/v2/nlp/analyze/', 200],
  ['//evil/v2/nlp/analyze', 404],
  ['/\\\\evil/v2/nlp/analyze', 404],
  ['http://evil/v2/nlp/analyze', 200],
  ['@evil/v2/nlp/analyze', 400],
])('the server routes POST %s by its path', async (target, status) => {
  const body = '{"id": "1"}';
  const line = `POST ${target} HTTP/1.1`;
  const length = `Content-Length: ${body.length}`;
  const head = [line, 'Host: x', 'X-API-Key: any', length, 'Connection: close'].join('\r\n');
  expect(await ask(`${head}\r\n\r\n${body}`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

async function ask(text: string): Promise<string> {
  const socket: Socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write(text);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
}

it('the server answers HEAD with the headers of GET', async () => {
  const get = await fetch(`${base}/v2/photos`, { headers });
  const head = await fetch(`${base}/v2/photos`, { method: 'HEAD', headers });
  expect(head.status).toBe(200);
  expect(head.headers.get('Content-Length')).toBe(String((await get.text()).length));
  expect(await head.text()).toBe('');
  expect((await fetch(base, { method: 'HEAD' })).status).toBe(200);
});

it('the server names the methods of a path on OPTIONS, without a key', async () => {
  const options = await fetch(`${base}/v2/articles/demo/1`, { method: 'OPTIONS' });
  expect(options.status).toBe(204);
  expect(options.headers.get('Allow')).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
  expect((await fetch(`${base}/v2/nowhere`, { method: 'OPTIONS' })).status).toBe(404);
});

describe('CORS', () => {
  const preflight = {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://tool.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization, content-type',
    },
  };

  it('lets web pages of every origin in, and shows them the warnings', async () => {
    const asked = await fetch(`${base}/v3/analysis`, preflight);
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    });
    expect(asked.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    for (const body of ['{"id": "1"}', 'no JSON']) {
      const response = await post(body);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Sandbox-Warning');
    }
  });

  it('can be turned off', async () => {
    const closed = serveSandbox(sandbox, { cors: false });
    try {
      const url = `${await listen(closed, 0)}/v2/nlp/analyze`;
      for (const response of [
        await fetch(url, preflight),
        await fetch(url, { method: 'POST', headers, body: '{"id": "1"}' }),
      ]) {
        expect([...response.headers.keys()].join()).not.toContain('access-control');
      }
    } finally {
      closed.close();
      closed.closeAllConnections();
    }
  });
});

it.each([
  'GET // HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'TRACE / HTTP/1.1',
  'GET /../../etc HTTP/1.1',
])('the server survives the line "%s"', async (line) => {
  const text = await ask(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(text).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  expect((await post('{"id": "1"}')).status).toBe(200);
});

it('TRACE, which web types cannot send, is a method that no path has', async () => {
  const text = await ask('TRACE /v3/analysis HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 404 /);
  expect(text).toContain('TRACE is not documented');
});
