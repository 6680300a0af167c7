import { expect, test } from 'vitest';
import { listCapturedValues } from './list-captured-values';

const RESPONSE = {
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
])('listCapturedValues() finds %s', (_, later, want) => {
  expect(listCapturedValues(RESPONSE, later).map(({ pointer }) => pointer)).toEqual(want);
});

test('listCapturedValues() escapes the keys of its pointers', () => {
  const response = { 'text/plain': { 'a~b': { referenceKey: 'x' } } };
  const [captured] = listCapturedValues(response, [{ referenceKey: 'x' }]);
  expect(captured?.pointer).toBe('/text~1plain/a~0b/referenceKey');
});

test('listCapturedValues() of an empty response is empty', () => {
  expect(listCapturedValues(undefined, [{ referenceKey: 'x' }])).toEqual([]);
});
