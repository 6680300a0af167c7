import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '../../site/deploy/redirects';
import { describeSite } from '../../site/deploy/site';
import { askFor } from './ask';
import type { RawResponse } from './ask';
import { BUILD, isSkipped, kinds, startCaddyWithHost } from './server';
import type { RunningServer } from './server';

const site = describeSite(BUILD);
const script = `/assets/js/${readdirSync(path.join(BUILD, 'assets/js')).find((name) => /^main\..*\.js$/.test(name))}`;

describe.each(kinds)('$name', (kind) => {
  if (isSkipped(kind)) {
    test.skip(`is not installed; to test it: apt-get install ${kind.command}`);
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

  test('answers an unknown URL with the not-found page and 404', async () => {
    const { status, headers, body } = await ask('/no/such/page/');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.toString()).toContain('<html');
  });

  test.each([
    ['/api_media2/index.html', '/api_media2/'],
    ['/index.html', '/'],
    ['/api_media2', '/api_media2/'],
    ...redirects,
    ...redirects.map(([from, to]) => [`${from}?language=python`, to]),
  ])('leads from %s to %s', async (route, target) => {
    const { status, headers } = await ask(route);
    expect([301, 302, 307, 308]).toContain(status);
    expect(headers.location).toBe(target);
  });

  // Browsers take tabs and line ends out of a URL, wherever they are.
  test.each([
    '//evil.example/index.html',
    '//evil.example/..',
    '/\\evil.example/index.html',
    ...['%09', '%0a', '%0d', '%09%0d%0a', '%20', '%5c', '%2f', '.', '%2e', '%00'].map(
      (mark) => `/${mark}/evil.example/index.html`,
    ),
    '/a%09/..//evil.example/index.html',
    '/%09/evil.example/api_media2',
    '/%09//evil.example/%2e%2e/index.html',
  ])('never leads to another host: %s', async (route) => {
    const { headers } = await ask(route);
    const location = headers.location ?? '/';
    expect(new URL(location, 'http://docs.example').host).toBe('docs.example');
    expect(location).not.toMatch(/[\t\r\n]/);
  });

  test('asks for TLS where there is TLS, here or in a proxy before it', async () => {
    const name = 'strict-transport-security';
    expect((await ask('/')).headers[name]).toBeUndefined();
    if (kind.command === undefined) return;
    for (const route of ['/', '/no/such/page/', '/index.html']) {
      const { headers } = await ask(route, { 'X-Forwarded-Proto': 'https' });
      expect(headers[name]).toBe(site.transportSecurity[1]);
    }
  });

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

  test.each([
    '/openapi/media-v2.json',
    '/openapi/general-v3.yaml',
    '/api-index.json',
    '/.well-known/api-catalog',
    '/.well-known/agent-skills/index.json',
  ])('lets web tools of other origins load %s', async (route) => {
    const { status, headers } = await ask(route, { Origin: 'https://tool.example' });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test.each(['/', '/openapi/', '/openapi/index.md', '/no/such/page.json', script])(
    'keeps %s to its own origin',
    async (route) => {
      const { headers } = await ask(route, { Origin: 'https://tool.example' });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test.each([
    'text/markdown',
    'text/markdown, text/html, */*',
    'text/html;q=0.8, Text/Markdown; charset=utf-8; q=1.0',
    'text/markdown;q=0.9, */*;q=0.1',
  ])('returns the Markdown version of a page to agents that send Accept: %s', async (accept) => {
    const { status, headers, body } = await ask('/api_media2/', { Accept: accept });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toBe(readFileSync(path.join(BUILD, 'api_media2/index.md'), 'utf8'));
  });

  test.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0, */*',
    'text/markdown-other',
    '*/*',
  ])('returns HTML to browsers and others that send Accept: %s', async (accept) => {
    const { headers } = await ask('/api_media2/', { Accept: accept });
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
  });

  test('keeps the two versions of a page apart in caches, and compresses both', async () => {
    const [html, markdown] = await Promise.all(
      ['text/html', 'text/markdown'].map((Accept) =>
        ask('/api_media2/', { Accept, 'Accept-Encoding': 'gzip' }),
      ),
    );
    expect(markdown?.headers.etag).not.toBe(html?.headers.etag);
    expect(markdown?.headers['content-encoding']).toBe('gzip');
    const again = { Accept: 'text/markdown', 'If-None-Match': String(html?.headers.etag) };
    expect((await ask('/api_media2/', again)).status).toBe(200);
  });

  test.each([
    ['/no/such/page/', 404],
    [script, 200],
  ])('asked for Markdown at %s, does as for anyone', async (route, status) => {
    expect((await ask(route, { Accept: 'text/markdown' })).status).toBe(status);
  });

  test.each([
    [
      '/.well-known/api-catalog',
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ],
    ['/.well-known/agent-skills/index.json', 'application/json'],
    ['/api_media2.md', 'text/markdown; charset=utf-8'],
    ['/mcp/server.mjs', 'text/javascript'],
    ['/downloads/sandbox.mjs', 'text/javascript'],
    ['/downloads/media-v2/types.d.ts', 'text/plain; charset=utf-8'],
    ['/downloads/client.py', 'text/plain; charset=utf-8'],
    ['/openapi/media-v2.yaml', 'application/yaml; charset=utf-8'],
    ['/openapi/media-v2.json', 'application/json'],
    ['/api_media2/index.md', 'text/markdown; charset=utf-8'],
  ])('names the type of %s', async (route, type) => {
    const { status, headers } = await ask(route);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
  });
});

const caddy = kinds.find(({ command }) => command === 'caddy')!;

test.skipIf(isSkipped(caddy))('Caddy gets a certificate for the host that is named', async () => {
  const server = await startCaddyWithHost();
  try {
    const { status, headers } = await askWithTls(server.url.replace('http:', 'https:'));
    expect(status).toBe(200);
    expect(headers[site.transportSecurity[0].toLowerCase()]).toBe(site.transportSecurity[1]);
  } finally {
    await server.stop();
  }
});

/** The certificate is one for tests, which nobody trusts. */
async function askWithTls(
  url: string,
): Promise<Pick<IncomingMessage, 'headers'> & { status?: number }> {
  for (let attempt = 0; ; attempt += 1) {
    const asked = get(url, { rejectUnauthorized: false, agent: false });
    const response = await once(asked, 'response').catch((error: Error) => {
      // It is made when the server starts.
      if (attempt > 100) throw error;
    });
    if (response) {
      const [{ statusCode: status, headers }] = response as [IncomingMessage];
      asked.destroy();
      return { status, headers };
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
