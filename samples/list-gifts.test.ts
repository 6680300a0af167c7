import { expect, test } from 'vitest';
import { listGifts } from './list-gifts';

const ANSWER = {
  id: '1234',
  metadata: { referenceKey: '241014-1' },
  pages: [{ nextCursor: 'demo-cursor-1' }],
};

test.each([
  ['the key', [{ docId: '1234', referenceKey: '241014-1' }], ['/metadata/referenceKey']],
  ['the cursor in a list', [{}, { cursor: 'demo-cursor-1' }], ['/pages/0/nextCursor']],
  ['nothing that is not there to be sent back', [{ id: '1234' }], []],
  ['nothing of a longer text', [{ referenceKey: '241014-15' }], []],
  ['nothing without a body', [undefined], []],
])('listGifts() finds %s', (_, later, want) => {
  expect(listGifts(ANSWER, later).map(({ pointer }) => pointer)).toEqual(want);
});

test('listGifts() escapes the keys of its pointers', () => {
  const response = { 'text/plain': { 'a~b': { referenceKey: 'x' } } };
  const [gift] = listGifts(response, [{ referenceKey: 'x' }]);
  expect(gift?.pointer).toBe('/text~1plain/a~0b/referenceKey');
});

test('listGifts() of an empty response is empty', () => {
  expect(listGifts(undefined, [{ referenceKey: 'x' }])).toEqual([]);
});
