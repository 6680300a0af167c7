import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listen, serveSandbox } from '@docs/sandbox/node';
import { createValidator } from '../../tools/contract-lint/create-validator';
import { openSandbox } from '@docs/sandbox/testing';

interface Client {
  source: string;
  headers: Record<string, string>;
  requests: {
    send: string;
    body?: unknown;
    status?: number;
    fields: string;
    warning?: string;
  }[];
}

const folder = path.resolve('tests/sandbox/clients');
const clients = readdirSync(folder).map((file) => ({
  name: path.parse(file).name,
  ...(parse(readFileSync(path.join(folder, file), 'utf8')) as Client),
}));

const { sandbox, contracts } = await openSandbox();
const validate = createValidator(contracts['general-v3']!);
const server = serveSandbox(sandbox);
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await listen(server, 0)).port);
});
afterAll(() => server.close());

interface Received {
  status?: number;
  warning?: string;
  /** A list of analyses for a list of documents. */
  body: Record<string, unknown> | Record<string, unknown>[];
}

/** Sends a path as it is: fetch() would repair it. */
function send(line: string, headers: Record<string, string>, body: unknown): Promise<Received> {
  const [method, target] = line.split(' ');
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path: target, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        const warning = response.headers['x-sandbox-warning'];
        resolve({
          status: response.statusCode,
          warning: warning?.toString(),
          body: JSON.parse(text) as Received['body'],
        });
      });
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

describe.each(clients)('the client $name, unchanged', ({ headers, requests }) => {
  it.each(requests)('$send', async ({ send: line, body, status = 200, fields, warning }) => {
    const received = await send(line, headers, body);
    expect(received.status).toBe(status);
    for (const item of [received.body].flat()) {
      expect(Object.keys(item).sort()).toEqual(fields.split(' ').sort());
      if (status === 200) expect(validate('/components/schemas/Response', item)).toEqual([]);
    }
    if (warning === undefined) expect(received.warning).toBeUndefined();
    else expect(received.warning).toMatch(new RegExp(`^\\[{"rule":"${warning}"`));
  });
});

it('a loop that waits for each response stays below the rate limit', async () => {
  const { sandbox: limited } = await openSandbox({ callsPerSecond: undefined, now: Date.now });
  const url = 'https://sandbox.test/v3/analysis';
  const headers = { Authorization: 'user_key KEY', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ text: 'Munich.', analyses: ['entities'] });
  const statuses = new Set<number>();
  for (let count = 0; count < 300; count += 1) {
    statuses.add((await limited.fetch(new Request(url, { method: 'POST', headers, body }))).status);
  }
  expect([...statuses]).toEqual([200]);
});
