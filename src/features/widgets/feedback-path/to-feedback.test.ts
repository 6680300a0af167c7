import { expect, test } from 'vitest';
import { MISSED, toFeedback } from './to-feedback';

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
