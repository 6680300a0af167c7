import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '@docs/sandbox';
import { listen, loadContracts, serveSandbox } from '@docs/sandbox/node';
import { createStaticServer, listen as listenStatic } from '../../tools/static-server';

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-site-'));
const LONG = 'a'.repeat(7000);

const write = (file: string, text: string): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const get = (target: string, ...fields: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...fields, '', ''].join('\r\n');

/** Raw requests and the status of the static server; those without one may be closed without words. */
const REQUESTS: [name: string, request: string, status: number | undefined][] = [
  ...Object.entries({
    416: [
      '5-2',
      '99999-',
      '99999-100000',
      '-',
      'a-b',
      '',
      ',',
      '٣-٤',
      '18446744073709551616-',
      '-0',
    ],
    206: ['1e3-2', '0--1', '0x1-2', '0-,0-,0-,0-,0-,0-,0-'],
    200: ['0-0,2-3'],
  }).flatMap(([status, ranges]) =>
    ranges.map((range): [string, string, number] => [
      `range ${range}`,
      get('/robots.txt', `Range: bytes=${range}`),
      Number(status),
    ]),
  ),
  ['range in lines', get('/robots.txt', 'Range: lines=0-1'), 200],
  ['range of two headers', get('/robots.txt', 'Range: bytes=0-1', 'Range: bytes=5-2'), 200],
  ['range of a missing file', get('/nothing.txt', 'Range: bytes=0-1'), 404],
  ['range with If-Range', get('/robots.txt', 'Range: bytes=0-1', 'If-Range: "a"'), 200],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'].map(
    (method): [string, string, number] => [method, get('/').replace('GET', method), 405],
  ),
  ['POST with a body', get('/', 'Content-Length: 3').replace('GET', 'POST') + 'abc', 405],
  ['OPTIONS *', get('*').replace('GET', 'OPTIONS'), 405],
  ['CONNECT', get('a.example:443').replace('GET', 'CONNECT'), undefined],
  ['a method that nobody knows', get('/').replace('GET', 'HOSTILE'), 400],
  ['a method in small letters', get('/').replace('GET', 'get'), 400],
  ['GET *', get('*'), 404],
  ['no path', get(''), 400],
  ['a space in the path', get('/a b'), 400],
  ['another version', get('/').replace('1.1', '9.9'), 400],
  ['HTTP/0.9', 'GET /\r\n\r\n', 200],
  ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
  ['nothing but lines', '\r\n\r\n\r\n\r\nx\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an empty host', get('/').replace('Host: x', 'Host:'), 200],
  ['a hostile host', get('/guide').replace('Host: x', 'Host: evil.example'), 301],
  ['a path of another host', get('//evil.example/guide/index.html'), 301],
  ['the absolute form', get('http://evil.example/guide'), 301],
  ['the absolute form without a host', get('http://['), 400],
  ['another scheme', get('ftp://evil.example/guide/'), 200],
  ['a backslash', get('/\\evil.example/index.html'), 301],
  ['a tab in the path', get('/%09/evil.example/index.html'), 301],
  ['NUL', get('/robots.txt%00'), 404],
  ['half an escape', get('/%'), 404],
  ['bytes that are no UTF-8', get('/%ff%fe'), 404],
  ['steps up', get('/../../etc/passwd'), 404],
  ['escaped steps up', get('/..%2f..%2fetc%2fpasswd'), 404],
  ['steps up with backslashes', get('/..%5c..%5cetc%5cpasswd'), 404],
  ['a long path', get(`/${LONG}`), 404],
  ['a path of many parts', get('/a'.repeat(3000)), 404],
  ['a folder as a file', get('/robots.txt/'), 404],
  ['a folder without a page', get('/assets/'), 404],
  ['a folder with a dot', get('/assets.d'), 404],
  ['a name of the language', get('/__proto__'), 404],
  ['long headers', get('/', ...Array<string>(3).fill(`X-A: ${LONG}`)), 431],
  ['many headers', get('/', ...Array<string>(900).fill('X-A: b')), 200],
  ['a header without a name', get('/', ': b'), 400],
  ['a header with NUL', get('/', 'X-A: b\0c'), 400],
  ['a folded header', get('/', 'X-A: b', ' c'), 400],
  ['two lengths', get('/', 'Content-Length: 1', 'Content-Length: 2'), 400],
  ['a length of no number', get('/', 'Content-Length: x'), 400],
  ['a length below zero', get('/', 'Content-Length: -1'), 400],
  ['a length and chunks', get('/', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
  ['broken chunks', `${get('/', 'Transfer-Encoding: chunked')}zz\r\n`, 400],
  ['another expectation', get('/', 'Expect: a miracle'), 417],
  ['an upgrade', get('/', 'Upgrade: websocket').replace('close', 'Upgrade, close'), 200],
  ['If-None-Match: *', get('/', 'If-None-Match: *'), 304],
  ['If-Match of nothing', get('/', 'If-Match: "a"'), 412],
  ['a date that is none', get('/', 'If-Modified-Since: yesterday'), 200],
  ['no encoding', get('/', 'Accept-Encoding: br;q=0, gzip;q=0, identity;q=0'), 200],
  ['an encoding of the language', get('/', 'Accept-Encoding: __proto__, constructor'), 200],
  ['a broken Accept', get('/guide/', 'Accept: text/markdown;q=;;,,/'), 200],
];

/** @returns the status, or undefined when the server closes the connection without one */
function send(port: number, request: string): Promise<{ status?: number; head: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error('No response within 10 seconds.')));
    socket.on('data', (data) => (text += data.toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]) || undefined;
      resolve({ ...(status && { status }), head: text.split('\r\n\r\n')[0] ?? '' });
    });
    socket.write(Buffer.from(request, 'utf8'));
  });
}

beforeAll(() => {
  write('index.html', 'home');
  write('guide/index.html', 'guide');
  write('guide/index.md', '# Guide');
  write('assets.d/a.txt', 'a');
  write('assets/a.js', 'a');
  write('robots.txt', 'User-agent: *\n');
  write('404.html', 'nothing here');
});
afterAll(() => rmSync(folder, { recursive: true }));

const sandbox = createSandbox({ contracts: await loadContracts() });

describe.each<[string, () => Server, (server: Server) => Promise<string>]>([
  ['npm run serve', () => createStaticServer(folder), (server) => listenStatic(server, 0)],
  ['the sandbox', () => serveSandbox(sandbox), (server) => listen(server, 0)],
])('%s', (name, create, start) => {
  const server = create();
  let port = 0;
  beforeAll(async () => {
    await start(server);
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('listens for this computer only', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it.each(REQUESTS)('survives %s', async (_, request, expected) => {
    const { status, head } = await send(port, request);
    if (name === 'npm run serve') expect(status).toBe(expected);
    else expect(status ?? 400).toBeLessThan(500);
    const location = /^location: (.*)$/im.exec(head)?.[1] ?? '/';
    expect(location).toMatch(/^\/(?![/\\\t])/);
    expect((await send(port, get('/'))).status).toBe(200);
  });

  it('serves others while clients are slow, or go', async () => {
    const slow = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    slow.forEach((socket, index) => {
      socket.on('error', () => {});
      socket.write(index % 2 === 0 ? 'GET / HTT' : 'POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\na');
    });
    expect((await send(port, get('/'))).status).toBe(200);
    slow.forEach((socket) => socket.resetAndDestroy());
    expect((await send(port, get('/'))).status).toBe(200);
  });
});

it('the static server returns 404 for a file that was there before', async () => {
  write('gone.txt', 'a');
  const server = createStaticServer(folder);
  await listenStatic(server, 0);
  const { port } = server.address() as AddressInfo;
  expect((await send(port, get('/gone.txt'))).status).toBe(200);
  rmSync(path.join(folder, 'gone.txt'));
  expect((await send(port, get('/gone.txt'))).status).toBe(404);
  rmSync(path.join(folder, '404.html'));
  expect((await send(port, get('/gone.txt'))).status).toBe(404);
  server.close();
});
