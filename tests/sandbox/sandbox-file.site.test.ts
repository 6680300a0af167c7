import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadExample } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import { fetchExample } from '@docs/docs-model/mdx';
import { loadContracts } from '@docs/sandbox/node';
import type { Sandbox } from '@docs/sandbox';
import { call } from '@docs/sandbox/testing';
import { startScript } from '../support/start-script';

/** A folder with nothing but the file that readers download. */
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-file-'));
const FILE = 'build/downloads/sandbox.mjs';
copyFileSync(FILE, path.join(folder, 'sandbox.mjs'));

afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[]) => startScript(folder, ['sandbox.mjs', ...args]);

/** The running file, for what asks a sandbox. */
function toSandbox(base: string): Sandbox {
  return {
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(base + pathname + search, request));
    },
  } as Sandbox;
}

const ANALYSIS = { id: '1', title: 'Emmanuel Macron in Germany.' };

describe('sandbox.mjs in an empty folder', () => {
  const server = run(['--port', '0']);
  let base = '';
  beforeAll(async () => {
    base = await server.started;
  });
  afterAll(() => server.child.kill());

  it.each<[ContractName, string]>([
    ['media-v2', 'kb-infoboxes'],
    ['media-v2', 'photos-photobanks'],
    ['general-v3', 'all-analyses'],
    ['general-v3', 'sentiment-czech'],
    ['media-v1', 'item'],
  ])('returns what the site shows for %s, example %s', async (contract, name) => {
    expect(readdirSync(folder)).toEqual(['sandbox.mjs']);
    const example = await loadExample(contract, name);
    const document = (await loadContracts())[contract]!;
    const response = await fetchExample(example, toSandbox(base), document);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(example.response);
  });

  it('goes on when nobody reads its log any more', async () => {
    const other = run(['--port', '0']);
    const url = await other.started;
    other.child.stdout.destroy();
    for (let count = 0; count < 3; count += 1) {
      expect((await fetch(`${url}/v2/photos`)).status).toBe(403);
    }
    expect(other.child.exitCode).toBeNull();
    other.child.kill();
  });

  it('generates texts, and draws photos', async () => {
    const body = { templates: [{ id: 'a', body: '{{ 1 + 1 }}' }], data: {} };
    expect((await call(toSandbox(base), 'POST /generate', body)).body).toEqual({ article: '2' });
    const photo = await fetch(`${base}/photos/demo-0001.svg`);
    expect(await photo.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  it.each<[string, object, number]>([
    ['POST /v2/nlp/analyze', { 'X-API-Key': '' }, 403],
    ['POST /mcp', {}, 404],
    ['POST /v2/nlp/analyze', { 'X-API-Key': 'demo-429' }, 429],
  ])('responds to %s with %j with status %i', async (line, keys, status) => {
    const response = await call(toSandbox(base), line, ANALYSIS, { ...keys });
    expect(response.status).toBe(status);
    expect(response.headers.has('Retry-After')).toBe(status === 429);
  });

  it('listens on this computer only', async () => {
    const other = base.replace('127.0.0.1', '127.0.0.2');
    expect(other).not.toBe(base);
    await expect(fetch(other)).rejects.toThrow();
  });

  it('ends on SIGTERM', async () => {
    const { child, started, ended } = run(['--port', '0']);
    await fetch(`${await started}/v2/nowhere`, { method: 'POST' });
    child.kill('SIGTERM');
    const { code, out, errors } = await ended;
    expect(out).toMatch(
      /^The sandbox is running at http:\/\/127\.0\.0\.1:\d+ \(for this computer only; /,
    );
    expect(out).toContain('POST /v2/nowhere 404 ');
    expect(out).toMatch(/\nThe sandbox has stopped\.\n$/);
    expect([code, errors]).toEqual([0, '']);
  });
});

it('sandbox.mjs exits with 1, and says why, when an option is unknown', async () => {
  const { code, out, errors } = await run(['--prot', '1']).ended;
  expect(errors).toContain("Unknown option '--prot'. All options: node sandbox.mjs --help\n");
  expect([code, out]).toEqual([1, '']);
});

it('sandbox.mjs has nothing of the machine that built it, and its data is compressed', () => {
  const file = readFileSync(FILE, 'utf8');
  expect(file).not.toContain(process.cwd());
  expect(file.length).toBeLessThan(2_000_000);
});
