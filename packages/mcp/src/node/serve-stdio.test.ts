import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { loadMcpData } from '../load-data';
import * as z from 'zod';
import { defineTool } from '../tools';
import { serveStdio } from './serve-stdio';

const echo = defineTool({
  ...{ name: 'echo', title: 'Echo', description: 'Returns the text.' },
  shape: { n: z.unknown(), lines: z.string() },
  run: (input) => input,
});

const data = { ...(await loadMcpData('no-build')), pages: {} };

test.each([
  ['with a line end', '\n'],
  ['without a line end', ''],
])('serveStdio() responds to every request of an input that has ended %s', async (_, end) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  void serveStdio(data, { input, output, extraTools: [echo] });
  const clientInfo = { name: 'test', version: '1.0.0' };
  const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const body = { id: '1', title: 'T' };
  const call = { name: 'send_request', arguments: { api: 'media-v2', operation: 'analyze', body } };
  const large = { n: 'LARGE', lines: 'a\u2028b\u0085' };
  const messages = [
    { id: 1, method: 'initialize', params: initialize },
    { id: 2, method: 'tools/call', params: call },
    { id: 3, method: 'tools/call', params: { name: 'echo', arguments: large } },
  ];
  const lines = messages.map((message) =>
    JSON.stringify({ jsonrpc: '2.0', ...message }).replace('"LARGE"', '9007199254740993'),
  );
  lines.unshift('{"jsonrpc":"2.0","id":4,"method":"ping","id":4}');
  input.end(lines.join('\n') + end);
  const responses = new Map<number, string>();
  for await (const line of createInterface({ input: output })) {
    responses.set((JSON.parse(line) as { id: number }).id, line);
    if (responses.size === lines.length) break;
  }
  expect([...responses.keys()].sort()).toEqual([1, 2, 3, 4]);
  expect(responses.get(3)).toContain('9007199254740993');
  expect(responses.get(4)).toContain('An object of the message has \\"id\\" twice.');
  expect(responses.get(3)).not.toMatch(/[\u0085\u2028\u2029]/);
  expect(responses.get(3)).toContain('a\\u2028b\\u0085');
});
