import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '@docs/sandbox';
import { loadContracts } from '@docs/sandbox/node';
import { findFreePort } from '../../../tools/run/port.mjs';
import { findPython, findToolchain } from '../run/find-toolchain';
import { openServer } from '../servers/open-server';

// The servers that keep the key away from browsers, executed against the sandbox.

const FOLDER = 'site/samples/proxy';
const { command: python, missing: noPython } = findPython();
const php = findToolchain('php');

const PROXIES = [
  { file: 'proxy.mjs', command: () => ['node', `${FOLDER}/proxy.mjs`] },
  { file: 'proxy.py', command: () => [...python, `${FOLDER}/proxy.py`], missing: noPython },
  {
    file: 'proxy.php',
    command: (port: string) => ['php', '-S', `127.0.0.1:${port}`, `${FOLDER}/proxy.php`],
    missing: 'missing' in php ? php.missing : undefined,
  },
];

const SHORT = { id: '1234', title: 'Emmanuel Macron in Germany.', text: 'Žluť “' };

describe.each(PROXIES)('$file', ({ command, missing }) => {
  const test = missing === undefined ? it : it.skip;

  test('returns tags, reports failures without details, and keeps the key', async () => {
    const sandbox = createSandbox({ contracts: await loadContracts() });
    const other = await openServer(sandbox.fetch);
    const api = await openServer(async (request) => {
      const { id } = (await request.clone().json()) as { id: string };
      if (id === 'moved') return Response.redirect(`${other.url}/v2/nlp/analyze`);
      if (id === 'failed') return new Response('secret-key', { status: 500 });
      if (id === 'untagged') return Response.json({ id });
      return id === 'busy' ? new Response('', { status: 429 }) : sandbox.fetch(request);
    });
    const port = String(await findFreePort());
    const [name = '', ...options] = command(port);
    const env = { ...process.env, PORT: port, MEDIA_API_URL: api.url, MEDIA_API_KEY: 'secret-key' };
    const proxy = spawn(name, options, { env, stdio: 'ignore' });
    try {
      const url = `http://127.0.0.1:${port}`;
      const response = await post(`${url}/tags`, SHORT);
      expect(await response.json()).toContainEqual(
        expect.objectContaining({ stdForm: 'Emmanuel Macron' }),
      );
      expect(api.received[0]).toMatchObject({
        call: 'POST /v2/nlp/analyze',
        headers: { 'x-api-key': 'secret-key' },
      });
      expect(JSON.parse(api.received[0]!.body)).toEqual({ ...SHORT, analyses: ['tags'] });
      const failed = await post(`${url}/tags`, { ...SHORT, id: 'failed' });
      expect(failed.status).toBe(502);
      expect(await failed.text()).not.toContain('secret-key');
      expect((await post(`${url}/tags`, { ...SHORT, id: 'moved' })).status).toBe(502);
      expect(other.received).toEqual([]);
      expect((await post(`${url}/tags`, { ...SHORT, id: 'busy' })).status).toBe(429);
      const untagged = await post(`${url}/tags`, { ...SHORT, id: 'untagged' });
      expect([untagged.status, await untagged.json()]).toEqual([200, []]);
      expect((await post(`${url}/account`, SHORT)).status).toBe(404);
      const sent = api.received.length;
      expect((await post(`${url}/tags`, SHORT, 'text/plain; a=application/json')).status).toBe(415);
      expect(await postTooMuch(`${url}/tags`)).toBe(true);
      expect(api.received).toHaveLength(sent);
      expect((await fetch(`${url}/tags`)).ok).toBe(false);
    } finally {
      proxy.kill();
      await once(proxy, 'exit');
      api.close();
      other.close();
    }
  });
});

/** Sends again until the server listens. */
async function post(url: string, article: object, type = 'application/json'): Promise<Response> {
  const headers = { 'Content-Type': type };
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetch(url, { method: 'POST', headers, body: JSON.stringify(article) });
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A server may close the connection as soon as it has sent status 413. */
async function postTooMuch(url: string): Promise<boolean> {
  const text = 'a'.repeat(500_000);
  return post(url, { ...SHORT, text }).then(
    ({ status }) => status === 413,
    (error: Error) => /EPIPE|ECONNRESET|closed/.test(String(error.cause)),
  );
}
