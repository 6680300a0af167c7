import { beforeEach, describe, expect, it, test } from 'vitest';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { toRequestSequence } from '@docs/code-samples';
import type { RequestSequence } from '@docs/code-samples';
import { openSandbox } from '@docs/sandbox/testing';
import { createMemory, noteChange } from './memory';
import { runRequestSequence, printBodyText } from './run-request-sequence';
import type { Run } from './run-request-sequence';
import type { Exchange, SentRequest } from '@docs/sandbox';

const [{ sandbox }, document, examples] = await Promise.all([
  // Other numbers than those of the stored answers, as in a page.
  openSandbox({ random: Math.random }),
  loadContract('media-v2'),
  loadExamples('media-v2').then((byName) => [...byName.values()]),
]);

const sent: SentRequest[] = [];
let memory = createMemory();

async function sendFirst(request: SentRequest): Promise<Exchange> {
  sent.push(request);
  const { url, ...init } = request;
  const response = await sandbox.fetch(new Request(url, init));
  const text = await response.text();
  const { status } = response;
  return { request, status, headers: [...response.headers], text, bytes: 0, milliseconds: 0 };
}

/** A request of the reader, from an example or from the console. */
async function send(request: SentRequest): Promise<Exchange> {
  const exchange = await sendFirst(request);
  noteChange(memory, request, exchange.status);
  return exchange;
}

function run(name: string, body?: string): Promise<Run> {
  return runRequestSequence(toNamed(name), { body, memory, send, sendFirst });
}

function toNamed(name: string): RequestSequence {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`contracts/media-v2 has no example "${name}".`);
  return toRequestSequence(example, examples, document);
}

beforeEach(() => {
  sandbox.reset();
  memory = createMemory();
  sent.length = 0;
});

describe('runRequestSequence()', () => {
  it.each(['feedback-tags', 'feedback-entities', 'feedback-photos', 'feedback-articles'])(
    'gives feedback on what the sandbox has just returned: %s',
    async (name) => {
      const { exchange, before } = await run(name);
      expect(exchange.status).toBe(200);
      expect(Object.fromEntries(exchange.headers)).not.toHaveProperty('x-sandbox-warning');
      expect(before).toHaveLength(1);
      expect(sent).toHaveLength(2);
    },
  );

  it('goes on from the page that it has just received', async () => {
    await run('photos-recommend');
    expect((await run('photos-morelikethis')).exchange.status).toBe(200);
  });

  it('sends what was typed, with the key that was received', async () => {
    const body = printBodyText(toNamed('feedback-tags'))?.replace('Munich', 'München');
    const { exchange } = await run('feedback-tags', body);
    expect(exchange.status).toBe(200);
    expect(exchange.request.body).toContain('München');
    expect(Object.fromEntries(exchange.headers)).not.toHaveProperty('x-sandbox-warning');
  });

  it('asks for a key once, and never for one that the reader has replaced', async () => {
    await run('feedback-tags');
    expect((await run('feedback-entities')).before).toEqual([]);
    memory = createMemory();
    expect((await run('feedback-tags', '{"referenceKey": "mine"}')).before).toEqual([]);
  });

  it('sends what is not JSON as it was typed', async () => {
    const { exchange } = await run('tagging-basic', '{"id":');
    expect(exchange.status).toBe(400);
    expect(exchange.request.body).toBe('{"id":');
  });

  it('adds the article that an example needs when it is missing', async () => {
    const [added] = toNamed('articles-get').calls;
    await sendFirst({ ...added!, method: 'DELETE', body: undefined });
    const { exchange, before } = await run('articles-get');
    expect(exchange.status).toBe(200);
    expect(before).toEqual(['Add an article']);
    expect((await run('articles-get')).before).toEqual([]);
  });

  it('never overwrites the article of the reader', async () => {
    const body = printBodyText(toNamed('articles-put'))?.replace(
      /"title": ".*"/,
      '"title": "Mine"',
    );
    await run('articles-put', body);
    const { exchange, before } = await run('articles-get');
    expect(before).toEqual([]);
    expect(exchange.text).toContain('"Mine"');
  });

  it('does not bring back what the reader has deleted', async () => {
    await run('articles-put');
    await run('articles-delete');
    const { exchange, before } = await run('articles-get');
    expect([exchange.status, before]).toEqual([404, []]);
  });

  it('makes room for the tag of the example, and never for another one', async () => {
    const body = printBodyText(toNamed('editorial-create'))?.replace('DEMO-1', 'MY-7');
    expect((await run('editorial-create', body)).before).toEqual([]);
    expect((await run('editorial-get')).exchange.status).toBe(200);
    expect((await run('editorial-create')).before).toEqual(['Delete a tag']);
  });

  it('never deletes the tag of the reader', async () => {
    await run('editorial-create');
    expect((await run('editorial-create')).before).toEqual([]);
    sandbox.reset();
    memory = createMemory();
    await run(
      'editorial-update',
      printBodyText(toNamed('editorial-update'))?.replace('true', 'false'),
    );
    expect((await run('editorial-create', '{"gkbId": "DEMO-1"}')).exchange.status).toBe(400);
    expect((await run('editorial-get')).exchange.status).toBe(200);
  });

  it('goes on when what it would delete is not there', async () => {
    expect((await run('editorial-delete')).exchange.status).toBe(200);
    const { exchange, before } = await run('editorial-create');
    expect([exchange.status, before]).toEqual([200, []]);
  });
});

test('printBodyText() is indented, and undefined without a body', () => {
  expect(printBodyText(toNamed('tagging-basic'))).toMatch(/^\{\n {2}"id"/);
  expect(printBodyText(toNamed('articles-delete'))).toBeUndefined();
});
