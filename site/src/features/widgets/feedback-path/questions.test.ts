import { expect, test } from 'vitest';
import { toAidData } from '@docs/docs-model/console';
import { loadContract } from '@docs/openapi/node';
import { QUESTIONS, isByPerson, walk, MISSED, toFeedback } from './questions';
import type { Choices } from './questions';

test.each<[Choices, string | undefined, number]>([
  [{}, undefined, 1],
  [{ suggested: 'no' }, 'expected', 1],
  [{ suggested: 'yes' }, undefined, 2],
  [{ suggested: 'yes', decided: 'no', untouched: 'used' }, 'accepted-passively', 3],
  [{ suggested: 'yes', decided: 'no', untouched: 'dropped' }, 'rejected-passively', 3],
  [{ suggested: 'yes', decided: 'yes', verdict: 'accept' }, 'accepted-actively', 3],
  [{ suggested: 'yes', decided: 'yes', verdict: 'reject' }, undefined, 4],
  [{ suggested: 'yes', decided: 'yes', verdict: 'reject', reason: 'none' }, 'rejected-actively', 4],
  [{ suggested: 'no', decided: 'yes', verdict: 'accept' }, 'expected', 1],
  [{ suggested: 'perhaps' }, undefined, 1],
])('walk(%o) ends at %s', (choices, status, length) => {
  expect(walk(choices).status).toBe(status);
  expect(walk(choices).asked).toHaveLength(length);
});

test('the options end at each status of the contract once, and every question is reached', async () => {
  const options = Object.values(QUESTIONS).flatMap((question) => question.options);
  const ends = options.flatMap(({ status }) => status ?? []);
  const { statuses } = toAidData(await loadContract('media-v2'));
  expect(ends.sort()).toEqual(Object.keys(statuses).sort());
  const reached = options.flatMap(({ next }) => next ?? []);
  expect(['suggested', ...reached].sort()).toEqual(Object.keys(QUESTIONS).sort());
});

test('isByPerson() tells verdicts from silence', () => {
  expect(isByPerson('blocked')).toBe(true);
  expect(isByPerson('rejected-passively')).toBe(false);
});

test('toFeedback() names the author of a verdict', () => {
  expect(toFeedback({ status: 'expected', tag: MISSED, referenceKey: 'k' })).toEqual({
    docId: '1234',
    referenceKey: 'k',
    tags: [{ gkbId: 'G142', stdForm: 'France', status: 'expected', author: 'editor-1' }],
  });
});

test('toFeedback() names no author where nobody decided, and no key before an analysis', () => {
  expect(toFeedback({ status: 'accepted-passively', tag: MISSED })).toEqual({
    docId: '1234',
    tags: [{ gkbId: 'G142', stdForm: 'France', status: 'accepted-passively' }],
  });
});
