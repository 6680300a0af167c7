import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@docs/utils/testing';
import { createSandbox } from '../create-sandbox';
import { slimContracts, loadContracts } from './load-contracts';
import { listen, serveSandbox } from './serve';

const lines: string[] = [];
const sandbox = createSandbox({ contracts: slimContracts(await loadContracts()) });
const server = serveSandbox(sandbox, { cors: 'on', log: (line) => lines.push(line) });
const servers = [server];
let base = '';

beforeAll(async () => {
  base = await listen(server, 0);
});
afterAll(() => {
  for (const opened of servers) {
    opened.close();
    opened.closeAllConnections();
  }
});

/** Serves until the tests end, and gives the URL. */
function serve(...given: Parameters<typeof serveSandbox>): Promise<string> {
  const opened = serveSandbox(...given);
  servers.push(opened);
  return listen(opened, 0);
}

const headers = { 'X-API-Key': 'any', 'Content-Type': 'application/json' };
const ANALYSIS = { method: 'POST', headers, body: '{"id": "1"}' };

function post(body: string): Promise<Response> {
  return fetch(`${base}/v2/nlp/analyze`, { method: 'POST', headers, body });
}

it('the server answers as the sandbox does, also with contracts without prose', async () => {
  const response = await post('{"id": "1", "text": "Munich."}');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: '1', tags: [{ gkbId: 'G1726' }] });
  expect(lines.at(-1)).toMatch(/^POST \/v2\/nlp\/analyze 200 [\d.]+ ms$/);
});

it('the server logs the warnings of a response', async () => {
  await post('{"id": "1", "text": "Erika Mustermann."}');
  expect(lines.at(-1)).toMatch(/^ {2}sandbox-[\w-]+: .*Erika Mustermann/);
});

it('the server draws photos', async () => {
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
  const status = await send(Buffer.alloc(size, 'a'), more);
  expect(status).toBe('X-API-Key' in more ? 403 : 413);
  expect((await post('{"id": "1"}')).status).toBe(200);
});

/** Writes all of the body before it looks for a response, as simple clients do. */
function send(body: Buffer, more: Record<string, string>): Promise<number | undefined> {
  const length = more['Transfer-Encoding'] ? {} : { 'Content-Length': body.length };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}/v2/nlp/analyze`, {
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
    outgoing.on('finish', () => (isSent = true));
  });
}

it('the server closes a connection on which too much is sent, after the response', async () => {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  const most = 64 * 1024 * 1024;
  const lines = ['POST /v2/nlp/analyze HTTP/1.1', 'Host: x', 'X-API-Key: any'];
  socket.write(`${[...lines, `Content-Length: ${2 * most}`].join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(most + 1, 'a'));
  const [response] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(String(response)).toMatch(/^HTTP\/1\.1 413 /);
  expect(String(response)).toMatch(/\r\nConnection: close\r\n/);
});

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
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write(text);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
}

/** One request as it is sent, and its response without what changes with time. */
async function exchange(line: string, ...fields: string[]) {
  const text = await ask(`${[line, ...fields, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
  const [status, ...lines] = head.split('\r\n');
  return { status, headers: lines.filter((header) => !header.startsWith('Date: ')).sort(), body };
}

const OPEN = [
  'Access-Control-Allow-Origin: *',
  'Access-Control-Expose-Headers: Allow, Retry-After, X-Sandbox-Warning',
  'Connection: close',
];

const KEY = 'X-API-Key: any';
const JSON_TYPE = 'content-type: application/json; charset=UTF-8';

it.each<[method: string, fields: string[], status: string, more: string[], body: string]>([
  ['GET', [KEY], '200 OK', ['Content-Length: 29', JSON_TYPE], '["ctk","demo","shutterstock"]'],
  ['HEAD', [KEY], '200 OK', ['content-length: 29', JSON_TYPE], ''],
  ['OPTIONS', [], '204 No Content', ['allow: GET, HEAD, OPTIONS'], ''],
])('the response to %s has its headers', async (method, fields, status, more, body) => {
  expect(await exchange(`${method} /v2/photos HTTP/1.1`, 'Host: x', ...fields)).toEqual({
    status: `HTTP/1.1 ${status}`,
    headers: [...OPEN, ...more],
    body,
  });
});

it.each(['/', '//', '/?from=docs'])('GET %s explains how to send requests', async (target) => {
  const { status, headers, body } = await exchange(`GET ${target} HTTP/1.1`, 'Host: sandbox.test');
  expect([status, headers]).toEqual([
    'HTTP/1.1 200 OK',
    [...OPEN, 'Content-Type: text/plain; charset=utf-8', 'Transfer-Encoding: chunked'].sort(),
  ]);
  expect(body).toContain('curl -X POST http://sandbox.test/v2/nlp/analyze -H');
});

const UNREADABLE = 'The method, the URL, or a header of the request cannot be read.';

it.each([
  ['GET / HTTP/1.0', 'HTTP/1.1 200 OK', 'curl -X POST http://127.0.0.1/v2/nlp/analyze'],
  ['POST / HTTP/1.1', 'HTTP/1.1 404 Not Found', 'No endpoint has this path.'],
  ['POST /photos/demo-0001.svg HTTP/1.1', 'HTTP/1.1 404 Not Found', 'No endpoint has this path.'],
  ['TRACE /v2/photos HTTP/1.1', 'HTTP/1.1 400 Bad Request', UNREADABLE],
  ['GET ftp://sandbox.test/v2/photos HTTP/1.1', 'HTTP/1.1 400 Bad Request', UNREADABLE],
  ['GET http://[ HTTP/1.1', 'HTTP/1.1 400 Bad Request', UNREADABLE],
  ['GET /../../etc HTTP/1.1', 'HTTP/1.1 404 Not Found', 'No endpoint has this path.'],
  ['HEAD / HTTP/1.1', 'HTTP/1.1 200 OK', ''],
  ['GET HTTPS://sandbox.test/v2/articles/demo/x?y HTTP/1.1', 'HTTP/1.1 403 Forbidden', 'X-API-Key'],
])('%s returns %s', async (line, status, words) => {
  const response = await exchange(line, ...(line.endsWith('1.0') ? [] : ['Host: x']));
  expect(response.status).toBe(status);
  expect(response.body).toContain(words);
});

it('a log line has only the beginning of a long path', async () => {
  await exchange(`GET /${'x'.repeat(300)} HTTP/1.1`, 'Host: x');
  expect(lines.at(-1)).toMatch(/^GET \/x{199} 404 [\d.]+ ms$/);
});

it('the query of a URL reaches the sandbox, also of the form that proxies send', async () => {
  const line = 'GET http://proxy.test/items?bucket=abc&limit=1&idsonly=true HTTP/1.1';
  const { body } = await exchange(line, 'Host: x', KEY);
  expect(JSON.parse(body)).toMatchObject({ items: ['ABC-1000'] });
});

it('a header that is sent twice reaches the sandbox whole', async () => {
  const seen: (string | null)[] = [];
  const url = await serve({
    fetch: (received) => {
      seen.push(received.headers.get('X-Tag'));
      return Promise.resolve(new Response());
    },
  });
  const outgoing = request(`${url}/v2`, { headers: { 'X-Tag': ['Praha', 'Plze%C5%88'] } });
  outgoing.end();
  await once(outgoing, 'response');
  expect(seen).toEqual(['Praha, Plze%C5%88']);
});

it('a server has further paths, and returns 500 when nothing can respond', async () => {
  const logged: string[] = [];
  const url = await serve(
    { fetch: () => Promise.reject(new Error('not loaded:\n/home/me/page.md')) },
    {
      cors: 'on',
      log: (line) => logged.push(line),
      routes: { '/mcp': async (received) => new Response(await received.text()) },
    },
  );
  const response = await fetch(`${url}/mcp/?session=1`, { method: 'POST', body: 'Plzeň' });
  expect(await response.text()).toBe('Plzeň');
  const failed = await fetch(`${url}/v2/photos`);
  expect(failed.status).toBe(500);
  expect(failed.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await failed.json()).toMatchObject({ message: 'The server failed. Its log says why.' });
  // The message of an error, such as a path, is for the reader of the log.
  expect(logged.slice(1)).toEqual([
    'GET /v2/photos failed: not loaded: /home/me/page.md',
    expect.stringMatching(/^GET \/v2\/photos 500 [\d.]+ ms$/),
  ]);
});

it('the server logs a request that is broken off, and responds to the next one', async () => {
  const before = lines.length;
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  server.once('request', () => socket.destroy());
  socket.write('POST /v3/analysis HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  await waitFor(() => {
    expect(lines.slice(before)).toEqual(['POST /v3/analysis failed: aborted']);
  });
  expect((await post('{"id": "1"}')).status).toBe(200);
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

  it('lets web pages of every origin in when told so, and shows them the warnings', async () => {
    const fields = [
      'Host: x',
      'Access-Control-Request-Method: POST',
      'Access-Control-Request-Headers: authorization, content-type',
    ];
    expect(await exchange('OPTIONS /v3/analysis HTTP/1.1', ...fields)).toEqual({
      status: 'HTTP/1.1 204 No Content',
      headers: [
        'Access-Control-Allow-Headers: authorization, content-type',
        'Access-Control-Allow-Methods: GET, HEAD, POST, PUT, DELETE, OPTIONS',
        'Access-Control-Allow-Origin: *',
        'Access-Control-Max-Age: 600',
        'Connection: close',
      ],
      body: '',
    });
    for (const body of ['{"id": "1"}', 'no JSON']) {
      const response = await post(body);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Sandbox-Warning');
    }
  });

  describe('lets in, unless told otherwise,', () => {
    let url = '';
    beforeAll(async () => {
      url = `${await serve(sandbox)}/v2/nlp/analyze`;
    });

    it.each([
      ['http://localhost:3000', true],
      ['https://localhost', true],
      ['http://127.0.0.1:8080', true],
      ['http://[::1]:3000', true],
      ['http://docs.localhost:3000', true],
      ['https://evil.example', false],
      ['http://localhost.evil.example', false],
      ['http://evillocalhost', false],
      ['http://127.0.0.1.evil.example:8787', false],
      ['http://localhost:3000@evil.example', false],
      ['null', false],
      ['file://', false],
    ])('pages of %s: %s', async (origin, isAllowed) => {
      for (const sent of [preflight, ANALYSIS]) {
        const headers = { ...sent.headers, Origin: origin };
        const response = await fetch(url, { ...sent, headers });
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe(isAllowed ? origin : null);
        expect(response.headers.get('Vary')).toBe('Origin');
        expect(response.ok).toBe(isAllowed);
        if (isAllowed) continue;
        expect(response.status).toBe(403);
        expect([...response.headers.keys()].join()).not.toContain('access-control');
        expect(await response.text()).toContain('start it with --cors on');
      }
    });

    it.each([
      ['localhost:8787', 404, 'No endpoint has this path.'],
      ['[::1]:8787', 404, 'No endpoint has this path.'],
      ['evil.example:8787', 403, 'The host evil.example:8787 is not this computer.'],
    ])('no page whose host only leads to this computer: %s', async (host, status, message) => {
      const outgoing = request(`${url}/nothing`, { headers: { Host: host } }).end();
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(status);
      expect((await response.toArray()).join('')).toContain(message);
    });

    it('everything that is no page', async () => {
      expect((await fetch(url, ANALYSIS)).status).toBe(200);
    });
  });

  it('can be turned off', async () => {
    const url = `${await serve(sandbox, { cors: 'off' })}/v2/nlp/analyze`;
    const asked = await fetch(url, preflight);
    expect(asked.headers.get('Allow')).toContain('POST');
    for (const response of [asked, await fetch(url, ANALYSIS)]) {
      expect([...response.headers.keys()].join()).not.toContain('access-control');
    }
  });
});
