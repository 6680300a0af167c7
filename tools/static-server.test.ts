import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticServer, listen } from './static-server';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
let server: Server;
let url: string;

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeAll(async () => {
  write('index.html', 'home');
  write('guide/index.html', 'guide');
  write('guide/index.md', '# Guide');
  write('404.html', 'nothing here');
  write('assets/js/main.1234.js', 'code');
  server = createStaticServer(folder);
  url = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is. */
function askRaw(route: string): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    get({ port: new URL(url).port, path: route }, ({ statusCode, headers: { location } }) =>
      resolve({ status: statusCode, location }),
    ).on('error', reject);
  });
}

function ask(route: string): Promise<Response> {
  return fetch(`${url}${route}`, { redirect: 'manual' });
}

describe('the server of the built site', () => {
  it('answers a folder with its page', async () => {
    expect(await (await ask('/guide/')).text()).toBe('guide');
  });

  it.each([
    ['/guide', '/guide/'],
    ['/guide?a=1', '/guide/?a=1'],
    ['/guide/index.html', '/guide/'],
    ['/index.html', '/'],
  ])('leads %s to %s', async (route, location) => {
    const response = await ask(route);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it('answers an unknown path with the not-found page and status 404', async () => {
    const response = await ask('/nothing/');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('nothing here');
  });

  it('answers with Markdown only where a page has it', async () => {
    const accept = { Accept: 'text/markdown' };
    const ofGuide = await fetch(`${url}/guide/`, { headers: accept });
    const ofHome = await fetch(`${url}/`, { headers: accept });
    expect([await ofGuide.text(), await ofHome.text()]).toEqual(['# Guide', 'home']);
  });

  it.each(['/..%2f..%2fetc/passwd', '/%', '//example.org/guide', '/guide%00'])(
    'never leaves its folder or its host: %s',
    async (route) => {
      const response = await ask(route);
      expect([301, 400, 404]).toContain(response.status);
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    },
  );

  // A browser normalizes a URL before the request; other clients send what they are given.
  it.each([
    ['/.//example.org/guide/index.html', 301, '/example.org/guide/'],
    ['/x/..//example.org/index.html', 301, '/example.org/'],
    ['http://[', 400, undefined],
    ['/\\x:99999/', 400, undefined],
  ])('answers the raw path %s and keeps running', async (route, status, location) => {
    const response = await askRaw(route);
    expect(response.status).toBe(status);
    expect(response.location).toBe(location);
    expect((await ask('/guide/')).status).toBe(200);
  });

  it('does not serve files of a folder beside its own', async () => {
    const sibling = `${folder}-old`;
    mkdirSync(path.join(sibling, 'guide'), { recursive: true });
    writeFileSync(path.join(sibling, 'guide/index.html'), 'old');
    const response = await askRaw(`/..%2f${path.basename(sibling)}%2fguide`);
    rmSync(sibling, { recursive: true });
    expect(response.status).toBe(404);
  });

  it('lets hashed files be cached indefinitely and pages be revalidated', async () => {
    const asset = await ask('/assets/js/main.1234.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('says which port is in use and how to choose another', async () => {
    const port = Number(new URL(url).port);
    await expect(listen(createStaticServer(folder), port)).rejects.toThrow(
      `Port ${port} is already in use. Stop the other process, or choose another port: npm start -- --port ${port + 1}`,
    );
  });
});
