import { expect, test } from 'vitest';
import { expectSuccess } from './expect-success';
import { listProblems } from './list-problems';
import { readDocuments } from './read-documents';

const text = `A visit to a trade show, ${'again '.repeat(40)}and Macron's speech.`;

function toReceived(body: unknown) {
  return {
    call: 'POST /v2/nlp/analyze',
    headers: { 'x-api-key': 'k' },
    body: JSON.stringify(body),
  };
}

const want = { received: [toReceived({ id: '1', text })], documents: [{ tags: [] }] };
const success = { status: 0, stdout: '{"tags": []}\n', stderr: '' };

test('listProblems() is empty for a sample that does as it should', () => {
  const got = { received: [toReceived({ text, id: '1' })], outcome: success };
  expect(listProblems(want, got, { isQuiet: true })).toEqual([]);
});

test('a failure names language, example and the difference, of long texts the place', () => {
  const got = {
    received: [toReceived({ id: '1', text: text.replace("'", '') })],
    outcome: success,
  };
  expect(() =>
    expectSuccess('cURL', 'media-v2/tagging-basic', listProblems(want, got, { isQuiet: true })),
  ).toThrowErrorMatchingInlineSnapshot(`
    [Error: The cURL sample of media-v2/tagging-basic:
    - sent body /text
        want …n again again again again again again again again and Macron's speech."
        got  …n again again again again again again again again and Macrons speech."]
  `);
});

test.each([
  ['no request', { received: [], outcome: success }, 'sent 0 requests, not 1'],
  [
    'a failed sample',
    { received: want.received, outcome: { status: 2, stdout: '', stderr: 'syntax error' } },
    'ended with status 2: syntax error',
  ],
  [
    'a warning',
    { received: want.received, outcome: { ...success, stderr: 'deprecated' } },
    'wrote to its error output: deprecated',
  ],
  [
    'an answer that is no JSON',
    { received: want.received, outcome: { ...success, stdout: 'list(tags)' } },
    'printed no JSON: list(tags)',
  ],
  [
    'another answer',
    { received: want.received, outcome: { ...success, stdout: '{"tags": [1]}' } },
    'printed /0/tags/0\n  want nothing\n  got  1',
  ],
])('listProblems() tells of %s', (_name, got, problem) => {
  expect(listProblems(want, got, { isQuiet: true })).toEqual([problem]);
});

test('readDocuments() reads several documents, compact or not', () => {
  expect(readDocuments('{\n  "a": [\n    1\n  ]\n}\n{"b": 2}\n')).toEqual([{ a: [1] }, { b: 2 }]);
  expect(readDocuments('')).toEqual([]);
  expect(() => readDocuments('[1] x')).toThrow('no JSON');
});
