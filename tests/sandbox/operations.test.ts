import { expect, test } from 'vitest';
import { buildDocument } from '@docs/openapi/testing';
import { createSandbox } from '@docs/sandbox';
import { loadContracts } from '@docs/sandbox/node';
import { KEYS } from '@docs/sandbox/testing';

test('an API without handlers can be checked, and says that it is not simulated', async () => {
  const contracts = { ...(await loadContracts()), 'shop-v1': buildDocument() };
  const sandbox = createSandbox({ contracts });
  const toRequest = (body: unknown) =>
    new Request('https://shop.example/orders', {
      method: 'POST',
      headers: { ...KEYS, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await sandbox.check(toRequest({ id: '1' }))).toEqual([]);
  expect(await sandbox.check(toRequest({ id: ['1'] }))).toMatchObject([{ pointer: '/id' }]);
  const response = await sandbox.fetch(toRequest({ id: '1' }));
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining('does not simulate this API'),
  ]);
});
