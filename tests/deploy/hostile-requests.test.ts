import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSandbox } from '@docs/sandbox';
import { listen, loadContracts, serveSandbox } from '@docs/sandbox/node';
import { createStaticServer, openServer } from '../../tools/static-server';

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-site-'));
const LONG = 'a'.repeat(7000);

const write = (file: string, text: string): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const ask = (line: string, ...fields: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...fields, '', ''].join('\r\n');
const get = (target: string, ...fields: string[]): string => ask(`GET ${target}`, ...fields);

type Status = number | number[] | 'closed';
const file = readFileSync('tests/deploy/hostile-requests.yaml', 'utf8');
const rows = Object.entries(parse(file) as Record<string, [Status, string, ...string[]]>);
const isWhole = (text: string): boolean => text.includes('\n') || text.startsWith('\u0016');

const REQUESTS: [name: string, request: string, status: Status][] = [
  ...rows.map(([name, [status, text, ...fields]]): (typeof REQUESTS)[number] => [
    name,
    isWhole(text) ? text : ask(text, ...fields),
    status,
  ]),
  ['a long path', get(`/${LONG}`), 404],
  ['a path of many parts', get('/a'.repeat(3000)), 404],
  ['long headers', get('/', ...Array<string>(3).fill(`X-A: ${LONG}`)), 431],
  ['many headers', get('/', ...Array<string>(900).fill('X-A: b')), 200],
];

/** @returns the status, or undefined when the server closes the connection without one */
function send(port: number, request: string): Promise<{ status?: number; head: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(300_000, () => socket.destroy(new Error('No response in five minutes.')));
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
  ['npm run serve', () => createStaticServer(folder), (server) => openServer(server, 0)],
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
    if (name === 'npm run serve') expect([expected].flat()).toContain(status ?? 'closed');
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
  await openServer(server, 0);
  const { port } = server.address() as AddressInfo;
  expect((await send(port, get('/gone.txt'))).status).toBe(200);
  rmSync(path.join(folder, 'gone.txt'));
  expect((await send(port, get('/gone.txt'))).status).toBe(404);
  rmSync(path.join(folder, '404.html'));
  expect((await send(port, get('/gone.txt'))).status).toBe(404);
  server.close();
});
