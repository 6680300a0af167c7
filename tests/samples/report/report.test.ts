import { expect, test } from 'vitest';
import { listProblems } from './list-problems';

function toReceived(body: unknown) {
  return {
    call: 'POST /v2/nlp/analyze',
    headers: { 'x-api-key': 'k' },
    body: JSON.stringify(body),
  };
}

const want = { received: [toReceived({ id: '1', text: 'A.' })], documents: [{ tags: [] }] };
const success = { status: 0, stdout: '{"tags": []}\n', stderr: '' };

test('listProblems() is empty for a sample that does as it should, in any order of fields', () => {
  const got = { received: [toReceived({ text: 'A.', id: '1' })], outcome: success };
  expect(listProblems(want, got, { isQuiet: true })).toEqual([]);
});

test.each([
  ['no request', { received: [], outcome: success }, 'sent 0 requests, not 1'],
  [
    'another request',
    { received: [toReceived({ id: '1', text: 'B.' })], outcome: success },
    'sent body /text\n  want "A."\n  got  "B."',
  ],
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
