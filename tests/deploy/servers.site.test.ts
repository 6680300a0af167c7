import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeSite } from '../../deploy/site';
import { askFor } from './ask';
import type { RawResponse } from './ask';
import { BUILD, isSkipped, kinds } from './server';
import type { RunningServer } from './server';

const site = describeSite(BUILD);
const script = `/assets/js/${readdirSync(path.join(BUILD, 'assets/js')).find((name) => /^main\..*\.js$/.test(name))}`;

describe.each(kinds)('$name', (kind) => {
  if (isSkipped(kind)) {
    test.skip(`is not installed; to test it: apt-get install ${kind.program}`);
    return;
  }

  let server: RunningServer;
  beforeAll(async () => {
    server = await kind.start();
  });
  afterAll(() => server?.stop());

  const ask = (route: string, headers?: Record<string, string>): Promise<RawResponse> =>
    askFor(server.url, route, headers);

  test.each(['/', '/api_media2/', '/no/such/page/', script])(
    'sends every security header with %s',
    async (route) => {
      const { headers } = await ask(route);
      for (const [name, value] of site.headers) expect(headers[name.toLowerCase()]).toBe(value);
    },
  );

  test('lets hashed files be kept for a year, and nothing else', async () => {
    expect((await ask(script)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  test('answers an unknown URLs with the not-found page and 404', async () => {
    const { status, headers, body } = await ask('/no/such/page/');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.toString()).toContain('<html');
  });

  test.each([
    ['/api_media2/index.html', '/api_media2/'],
    ['/index.html', '/'],
    ['/api_media2', '/api_media2/'],
  ])('leads from %s to %s', async (route, target) => {
    const { status, headers } = await ask(route);
    expect([301, 302, 307, 308]).toContain(status);
    expect(headers.location).toBe(target);
  });

  test.each(['//evil.example/index.html', '//evil.example/..', '/\\evil.example/index.html'])(
    'never leads to another host: %s',
    async (route) => {
      const { headers } = await ask(route);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])(
    'keeps to its folder: %s',
    async (route) => {
      const { status, body } = await ask(route);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.toString()).not.toContain('"devDependencies"');
    },
  );

  test('sends compressed text to those who take it', async () => {
    const plain = await ask(script);
    const small = await ask(script, { 'Accept-Encoding': 'gzip' });
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    expect(small.body.length).toBeLessThan(plain.body.length / 2);
  });

  test('sends a part of a file', async () => {
    const { status, body } = await ask('/img/mark.svg', { Range: 'bytes=0-9' });
    expect(status).toBe(206);
    expect(body.length).toBe(10);
  });

  test('says that a page has not changed', async () => {
    const { headers } = await ask('/api_media2/');
    const again = await ask('/api_media2/', { 'If-None-Match': String(headers.etag) });
    expect(headers.etag).toBeDefined();
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  test.each(['/openapi/media-v2.json', '/openapi/general-v3.yaml', '/api-index.json'])(
    'lets web tools of other origins load %s',
    async (route) => {
      const { status, headers } = await ask(route, { Origin: 'https://tool.example' });
      expect(status).toBe(200);
      expect(headers['access-control-allow-origin']).toBe('*');
    },
  );

  test.each(['/', '/openapi/', '/openapi/index.md', '/no/such/page.json', script])(
    'keeps %s to its own origin',
    async (route) => {
      const { headers } = await ask(route, { Origin: 'https://tool.example' });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test.each([
    ['/openapi/media-v2.yaml', 'application/yaml; charset=utf-8'],
    ['/openapi/media-v2.json', 'application/json'],
    ['/api_media2/index.md', 'text/markdown; charset=utf-8'],
  ])('names the type of %s', async (route, type) => {
    const { status, headers } = await ask(route);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
  });
});
