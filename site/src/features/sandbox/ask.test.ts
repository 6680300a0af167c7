import { expect, test, vi } from 'vitest';
import { RejectedRequest } from '../../ui/SandboxFailure/rejected-request';
import { readExchange } from './ask';

// Only the build makes this file.
vi.mock('@generated/sandbox/default/contracts.json', () => ({ default: '/contracts.json' }));

function toExchange(status: number, text: string): Parameters<typeof readExchange>[0] {
  const url = 'https://media-api.geneea.com/v2/nlp/analyze';
  const request = { method: 'POST', url, headers: [] };
  return { request, status, headers: [], text, bytes: text.length, milliseconds: 1 };
}

test('readExchange() returns the JSON of a successful response', () => {
  expect(readExchange(toExchange(200, '{"id":"1"}'))).toEqual({ id: '1' });
});

test.each([
  [429, 'The sandbox returned status 429 to POST /v2/nlp/analyze. Wait a second and retry.'],
  [400, 'The sandbox returned status 400 to POST /v2/nlp/analyze.'],
])('readExchange() of status %s names the request, and what to do', (status, message) => {
  const exchange = toExchange(status, '{}');
  expect(() => readExchange(exchange)).toThrow(new RejectedRequest(message));
});
