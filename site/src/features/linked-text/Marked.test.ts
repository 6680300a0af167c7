import { expect, test } from 'vitest';
import { splitLit } from './Marked';

test('splitLit() splits a piece at the characters pointed at, never inside of a code point', () => {
  const parts = splitLit({ text: 'a🎸bc', start: 10 }, [{ start: 11, end: 13 }]);
  expect(parts).toEqual([
    { text: 'a', isLit: false },
    { text: '🎸b', isLit: true },
    { text: 'c', isLit: false },
  ]);
});
