import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { extractText } from './to-text';

const nested = (
  <a href="#x">
    Use <code>x</code>
  </a>
);

test.each<[string, ReactNode, string]>([
  [
    'text in elements and beside them',
    ['A ', <code key="a">unit(n)</code>, ' and ', 2],
    'A unit(n) and 2',
  ],
  ['elements in elements', nested, 'Use x'],
  ['nothing', [null, false, undefined], ''],
])('extractText() reads %s', (_, node, want) => {
  expect(extractText(node)).toBe(want);
});
