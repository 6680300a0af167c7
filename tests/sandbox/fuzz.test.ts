import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFindErrors } from './response-errors';
import { call, listAllOperations, openSandbox } from '../../testing/open-sandbox';
import { toRequests } from './request-arbitrary';

/** `npm run test:full` sends 50,000. */
const REQUESTS = Number(process.env.SANDBOX_FUZZ_REQUESTS ?? 2500);

const { sandbox, contracts } = await openSandbox();
const findErrors = toFindErrors(contracts);
const operations = listAllOperations(contracts);
const DOCUMENTED = [200, 400, 401, 403, 404, 413, 429, 500];
const perOperation = Math.ceil(REQUESTS / operations.length);

describe(`of ${REQUESTS} generated requests`, () => {
  it.each(operations.map((one) => ({ api: one.api, id: one.operation.id, one })))(
    'those to $api $id get a documented status and a body as documented',
    async ({ one }) => {
      const requests = toRequests(one, contracts[one.api]);
      const property = fc.asyncProperty(requests, async ({ method, path, headers, body }) => {
        const response = await call(sandbox, `${method} ${path}`, body, headers);
        const isSameCall = method === one.operation.method.toUpperCase();
        if (!isSameCall) {
          expect(DOCUMENTED).toContain(response.status);
          return;
        }
        expect(findErrors(one, response.status, response.text)).toEqual([]);
        // 500 comes from its reserved key only: anything else is an error of the sandbox.
        if (response.status === 500) expect(response.text).toContain('demo-500');
      });
      await fc.assert(property, { seed: 20241014, numRuns: perOperation });
      await expectUnharmed();
    },
    600_000 + 10 * REQUESTS,
  );
});

it('generated requests get every documented status, none too rarely', async () => {
  const counts = new Map<number, number>();
  for (const one of operations) {
    for (const request of fc.sample(toRequests(one, contracts[one.api]), {
      seed: 1,
      numRuns: 40,
    })) {
      const { method, path, headers, body } = request;
      const { status } = await call(sandbox, `${method} ${path}`, body, headers);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }
  for (const status of [200, 400, 403, 404, 429, 500]) {
    expect(counts.get(status) ?? 0, `responses with ${status}`).toBeGreaterThan(10);
  }
});

async function expectUnharmed(): Promise<void> {
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  const { body } = await call(sandbox, 'POST /v2/knowledgebase/stdforms', {
    ids: ['G183'],
    language: 'cs',
  });
  expect(body).toEqual({ G183: { value: 'Německo', language: 'cs' } });
}
