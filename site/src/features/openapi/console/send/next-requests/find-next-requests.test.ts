import { beforeEach, expect, test } from 'vitest';
import { openSandbox } from '@docs/sandbox/testing';
import { loadConsoles } from '@docs/docs-model/console';
import { findNextRequests } from './find-next-requests';
import type { Offer } from './find-next-requests';
import { nextRequests } from '@docs/vendor/next-requests';
import { buildExampleRequest } from '../../../../share-links/console-request';
import type { ConsoleRequest } from '../../../../share-links/console-request';
import { buildRequest } from '../build-request';

const { sandbox } = await openSandbox();
const data = (await loadConsoles())['media-v2']!;

beforeEach(() => sandbox.reset());

function findOperation(id: string) {
  const operation = data.operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`No operation has the name ${id}.`);
  return operation;
}

async function send(call: ConsoleRequest): Promise<{ status: number; response: unknown }> {
  const { url, ...request } = buildRequest(data, findOperation(call.operationId), call, 'sandbox');
  const response = await sandbox.fetch(new Request(url, request));
  const text = await response.text();
  return { status: response.status, response: text === '' ? undefined : JSON.parse(text) };
}

async function listOffers(call: ConsoleRequest): Promise<Offer[]> {
  const { response } = await send(call);
  const offers: Offer[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([key, inner]) => visit(inner, `${pointer}/${key}`));
    } else {
      offers.push(...findNextRequests({ call, response }, pointer, value));
    }
  };
  visit(response, '');
  return offers;
}

test('the table names calls and parameters that the contract has', () => {
  for (const { from, calls } of nextRequests) {
    from.forEach(findOperation);
    for (const { operation, path = {} } of calls) {
      const names = findOperation(operation).parameters.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(path)));
    }
  }
});

const examples = data.operations.flatMap((operation) =>
  operation.examples.map(
    (example, index) => [`${operation.id}: ${example.title}`, operation, index] as const,
  ),
);

test.each(examples)(
  'every request offered by the response to %s succeeds',
  async (_, operation, index) => {
    const call = buildExampleRequest(operation, index);
    for (const offer of await listOffers(call)) {
      sandbox.reset();
      await send(call);
      const { status, response } = await send(offer.call);
      expect([offer.label, status, response]).toEqual([offer.label, 200, response]);
    }
  },
);

test('the pages of photos are followed to their end', async () => {
  const start = findOperation('recommendPhotos');
  const index = start.examples.findIndex(({ title }) => title === 'First page of photos');
  const seen = new Set<string>();
  let call: ConsoleRequest | undefined = buildExampleRequest(start, index);
  for (let page = 0; call && page < 60; page += 1) {
    const { response } = await send(call);
    const { photosIds } = response as { photosIds: string[] };
    photosIds.forEach((id) => seen.add(id));
    const offers: Offer[] = await listOffers(call);
    call = offers.find(({ label }) => label === 'Next page')?.call;
  }
  expect(call).toBeUndefined();
  expect(seen.size).toBe(64);
});

test('an editorial tag offers what can be done with it, with its content', async () => {
  const offers = await listOffers(buildExampleRequest(findOperation('createEditorialTag')));
  expect(offers.map(({ label }) => label)).toEqual(['Get', 'Update', 'Delete']);
  expect(offers[1]?.call.path).toEqual({ gkbId: 'DEMO-1' });
  expect(JSON.parse(offers[1]?.call.body ?? '')).toMatchObject({ name: 'Trade shows' });
});

test('feedback carries the key of the analysis and what was found', async () => {
  const analyze = findOperation('analyze');
  const index = analyze.examples.findIndex(({ title }) => title.includes('feedback'));
  const offers = await listOffers(buildExampleRequest(analyze, index));
  const feedback = offers.find(({ label }) => label === 'Send feedback');
  expect(JSON.parse(feedback?.call.body ?? '')).toMatchObject({
    docId: '1234',
    referenceKey: expect.stringMatching(/^\d{6}-\d{6}-/) as string,
    tags: [{ status: 'accepted-actively' }],
    entities: [{ status: 'accepted-actively' }],
  });
});

test.each([[5], [''], [null], [true]])('findNextRequests() offers nothing for %j', (value) => {
  const call = buildExampleRequest(findOperation('analyze'));
  expect(findNextRequests({ call, response: { gkbId: value } }, '/gkbId', value)).toEqual([]);
});

test('findNextRequests() leaves out what needs more than the response contains', () => {
  const call = buildExampleRequest(findOperation('recommendPhotos'));
  const offers = findNextRequests({ call, response: { photosIds: ['a'] } }, '/photosIds/0', 'a');
  expect(offers.map(({ label }) => label)).toEqual(['Accept it in feedback']);
});
