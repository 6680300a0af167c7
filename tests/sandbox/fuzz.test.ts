import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFindErrors } from './response-errors';
import { call, listAllOperations, openSandbox } from '@docs/sandbox/testing';
import { toRequests } from './request-arbitrary';
import type { WireRequest } from './request-arbitrary';

/** `npm run test:full` sends more (`tests/full.env`). */
const REQUESTS = Number(process.env.SANDBOX_FUZZ_REQUESTS ?? 5000);

const { sandbox, contracts } = await openSandbox();
const findErrors = toFindErrors(contracts);
const operations = listAllOperations(contracts);
const DOCUMENTED = [200, 204, 400, 401, 403, 404, 413, 429, 500];
const perOperation = Math.ceil(REQUESTS / operations.length);

describe(`of ${REQUESTS} generated requests`, () => {
  it.each(operations.map((entry) => ({ api: entry.api, id: entry.operation.id, entry })))(
    'those to $api $id get a documented status, a body as documented, and errors with their reason',
    async ({ entry }) => {
      const requests = toRequests(entry, contracts[entry.api]!);
      const property = fc.asyncProperty(requests, async (request) => {
        const { status, text } = await send(request);
        expect(DOCUMENTED).toContain(status);
        // 500 comes from its reserved key only: anything else is an error of the sandbox.
        if (status === 500 && request.method !== 'HEAD') expect(text).toContain('demo-500');
        if (request.isPlain) expect(findErrors(entry, status, text)).toEqual([]);
        if (status >= 400 && request.method !== 'HEAD') expectReason(status, text);
      });
      await fc.assert(property, { seed: 20241014, numRuns: perOperation });
      await expectUnharmed();
    },
    600_000 + 10 * REQUESTS,
  );
});

it('generated requests get every documented status, none too rarely', async () => {
  const counts = new Map<number, number>();
  for (const entry of operations) {
    for (const request of fc.sample(toRequests(entry, contracts[entry.api]!), {
      seed: 1,
      numRuns: 40,
    })) {
      const { status } = await send(request);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  for (const status of [200, 400, 403, 404, 429, 500]) {
    expect(counts.get(status) ?? 0, `responses with ${status}`).toBeGreaterThan(10);
  }
});

async function send({ method, path, headers, body }: WireRequest) {
  const init = { method, headers, ...(body !== undefined && { body: Buffer.from(body) }) };
  const response = await sandbox.fetch(new Request(`https://sandbox.test${path}`, init));
  return { status: response.status, text: await response.text() };
}

interface RejectedRequest {
  message: string;
  violations?: { pointer: string; remedy: string }[];
}

function expectReason(status: number, text: string): void {
  const { message, violations = [] } = JSON.parse(text) as RejectedRequest;
  expect(message).toMatch(/\S/);
  if (status === 400 && !text.includes('demo-400')) expect(violations).not.toEqual([]);
  for (const { pointer, remedy } of violations) {
    expect(pointer).toMatch(/^(?:\/|$|query\/|header\/)/);
    expect(remedy).toMatch(/\S/);
  }
}

async function expectUnharmed(): Promise<void> {
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  const { body } = await call(sandbox, 'POST /v2/knowledgebase/stdforms', {
    ids: ['G183'],
    language: 'cs',
  });
  expect(body).toEqual({ G183: { value: 'Německo', language: 'cs' } });
}
