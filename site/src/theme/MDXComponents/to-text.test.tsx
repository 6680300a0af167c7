import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { toText } from './to-text';

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
])('toText() reads %s', (_, node, want) => {
  expect(toText(node)).toBe(want);
});
