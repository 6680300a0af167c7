import { expect, test } from 'vitest';
import { compareExchanges } from './compare-exchanges';

interface Given {
  body?: string;
  query?: string;
  status?: number;
  text?: string;
}

function toExchange({ body, query = '', status = 200, text = '{}' }: Given) {
  const url = `https://api.test/v2/nlp/analyze${query}`;
  const request = { method: 'POST', url, headers: [], ...(body !== undefined && { body }) };
  return { request, status, text, bytes: new TextEncoder().encode(text).length };
}

function compare(first: Given, second: Given) {
  return compareExchanges(toExchange(first), toExchange(second));
}

test('compareExchanges() names what was sent differently, in body and query', () => {
  const { request } = compare(
    { query: '?a=1', body: '{"text": "Prague."}' },
    { query: '?a=2', body: '{"text": "Prague.", "returnMentions": true}' },
  );
  expect(request).toMatchObject([
    { kind: 'changed', after: ['query', 'a'], from: '1', to: '2' },
    { kind: 'added', after: ['body', 'returnMentions'], to: true },
  ]);
});

test('compareExchanges() compares bodies that are not JSON as text', () => {
  const { request, response } = compare({ body: '{"a": 1', text: 'x' }, { body: '{}', text: '' });
  expect(request).toMatchObject([{ kind: 'changed', after: ['body'], from: '{"a": 1', to: {} }]);
  expect(response).toMatchObject([{ changes: [{ after: [], from: 'x', to: '' }] }]);
});

test('compareExchanges() shows status, size, and used characters with their differences', () => {
  expect(compare({ text: '{"usedChars":62}' }, { text: '{"usedChars":1}' }).facts).toEqual([
    { label: 'Status', after: '200' },
    { label: 'Size', before: '16 B', after: '15 B (−1 B)' },
    { label: 'usedChars', before: '62', after: '1 (−61)' },
  ]);
  expect(compare({ text: '{"usedChars":62}' }, { status: 400 }).facts).toEqual([
    { label: 'Status', before: '200', after: '400' },
    { label: 'Size', before: '16 B', after: '2 B (−14 B)' },
  ]);
});

test('compareExchanges() counts the changes in one sentence', () => {
  expect(compare({ text: '{"a":1,"b":[1]}' }, { text: '{"a":2,"c":1,"d":1}' }).summary).toBe(
    '2 added, 1 removed, 1 changed',
  );
  expect(compare({ text: '{"a":1}' }, { text: '{ "a": 1 }' }).summary).toBe('no difference');
});

test('compareExchanges() does not count the keys that each response has', () => {
  const toText = (key: string) => JSON.stringify({ metadata: { referenceKey: key } });
  const { response, usual, summary } = compare({ text: toText('a') }, { text: toText('b') });
  expect(response).toEqual([]);
  expect(usual).toMatchObject([{ changes: [{ after: ['metadata', 'referenceKey'], to: 'b' }] }]);
  expect(summary).toBe('no difference');
});
