import { expect, test } from 'vitest';
import { openSandbox } from '@docs/sandbox/testing';
import { loadConsoles } from '@docs/docs-model/console';
import { simulateError } from './simulate-error';
import { buildExampleRequest } from '../../../share-links/console-request';
import { buildRequest } from './build-request';

const { sandbox } = await openSandbox();
const data = (await loadConsoles())['media-v2']!;

const cases = data.operations.flatMap((operation) =>
  operation.errors.map((status) => [operation.id, status, operation] as const),
);

test.each(cases)(
  'simulateError() makes the sandbox respond to %s with %i',
  async (_, status, operation) => {
    const simulatedError = simulateError(status, operation, buildExampleRequest(operation));
    const { url, ...request } = buildRequest(
      data,
      simulatedError.operation,
      simulatedError.call,
      simulatedError.key ?? 'sandbox',
    );
    const response = await sandbox.fetch(new Request(url, request));
    expect(response.status).toBe(status);
    expect(simulatedError.words).toMatch(/^Sends .+\.$/);
  },
);

test('simulateError() works on a body that is no JSON, and on none', () => {
  const operation = data.operations.find(({ id }) => id === 'putArticle')!;
  for (const body of ['', '{"id": ', '[]', 'null']) {
    const call = { ...buildExampleRequest(operation), body };
    expect(() =>
      operation.errors.map((status) => simulateError(status, operation, call)),
    ).not.toThrow();
  }
});
