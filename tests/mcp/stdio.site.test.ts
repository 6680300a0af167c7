import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import { readKeys } from '@docs/mcp/stdio';
import { callEveryTool, connect, EXAMPLES } from './call-every-tool';

/** A folder with nothing but the file that readers download. */
const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
copyFileSync('build/mcp/server.mjs', path.join(folder, 'server.mjs'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the server file in an empty folder', () => {
  it.each<['legacy' | 'auto', string]>([
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
  ])('answers with every tool, from the built pages: %s protocol', async (mode, version) => {
    expect(readdirSync(folder)).toEqual(['server.mjs']);
    const client = await connect(folder, process.execPath, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(EXAMPLES));
    await callEveryTool(client);
    const { content } = await client.callTool({
      name: 'read_page',
      arguments: { page: '/genja/morphology/' },
    });
    expect((content as { text: string }[])[0]?.text).toBe(
      readFileSync('build/genja/morphology/index.md', 'utf8'),
    );
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(200);
    await client.close();
  });

  it('has nothing of the machine that built it', () => {
    expect(readFileSync('build/mcp/server.mjs', 'utf8')).not.toContain(process.cwd());
  });
});

test('keys are read only if the user has turned sending on', () => {
  const keys = { MEDIA_API_KEY: 'a', GENEEA_API_KEY: 'b' };
  expect(readKeys(keys)).toBeUndefined();
  expect(readKeys({ ...keys, GENEEA_SEND: 'yes' })).toBeUndefined();
  expect(readKeys({ ...keys, GENEEA_SEND: 'real' })).toEqual({
    'media-v2': 'a',
    'general-v3': 'b',
  });
});

describe('malformed messages', () => {
  it('a thousand of them get protocol errors, and the server goes on', async () => {
    const { child, ask } = start();
    const messages = fc.sample(
      fc.oneof(
        fc.json().filter((text) => !text.includes('"method"')),
        fc.string().filter((text) => text.trim() !== '' && !text.includes('\n')),
        fc
          .record({ jsonrpc: fc.constant('1.0'), method: fc.string() })
          .map((message) => JSON.stringify(message)),
        fc
          .record({ jsonrpc: fc.constant('2.0'), id: fc.double(), method: fc.integer() })
          .map((message) => JSON.stringify(message)),
      ),
      { numRuns: 1000, seed: 28 },
    );
    for (const message of messages) {
      expect(await ask(message.replaceAll('\r', ' '))).toMatchObject({
        error: { code: expect.any(Number) },
      });
    }
    expect(await ask(JSON.stringify(PING))).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    child.kill();
  });

  it.each([
    ['no JSON', '{', -32700],
    ['too long', JSON.stringify({ ...PING, params: { text: 'x'.repeat(11_000_000) } }), -32600],
    ['an unknown method', JSON.stringify({ ...PING, method: 'no/such' }), -32601],
    [
      'an unknown tool',
      JSON.stringify({ ...PING, method: 'tools/call', params: { name: 'x' } }),
      -32602,
    ],
    ['a list of messages', JSON.stringify([PING]), -32600],
    ...[
      ['initialize', {}],
      ['initialize', { protocolVersion: 1, capabilities: {}, clientInfo: {} }],
      ['tools/call', undefined],
      ['tools/call', { arguments: {} }],
      ['tools/call', { name: 'search', arguments: [] }],
      ['resources/read', {}],
    ].map(([method, params]): [string, string, number] => [
      `${String(method)} with ${JSON.stringify(params)}`,
      JSON.stringify({ ...PING, method, params }),
      -32602,
    ]),
  ])('%s gets its code, and a sentence', async (_, message, code) => {
    const { child, ask } = start();
    expect(await ask(message)).toMatchObject({
      error: { code, message: expect.stringMatching(/^[A-Z][^[{]+$/) },
    });
    expect(await ask(JSON.stringify(PING))).toMatchObject({ result: {} });
    child.kill();
  });
});

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

/** The server without a client, for messages that no client sends. */
function start(): { child: ChildProcessWithoutNullStreams; ask(line: string): Promise<unknown> } {
  const child = spawn(process.execPath, ['server.mjs'], { cwd: folder, env: {} });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    async ask(line) {
      child.stdin.write(`${line}\n`);
      const { value } = await lines.next();
      return JSON.parse(value as string) as unknown;
    },
  };
}
