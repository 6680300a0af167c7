import { expect, test } from 'vitest';
import { isTouched } from './hooks';
import type { Hooks } from './hooks';

const marks = (...pointers: string[]): Hooks => ({
  marks: new Map(pointers.map((pointer) => [pointer, 'lit'])),
});

test.each<[string, Hooks, Hooks, boolean]>([
  ['nothing changed', {}, {}, false],
  ['it is marked now', {}, marks('/tags', '/tags/0'), true],
  ['it was marked', marks('/tags', '/tags/0'), {}, true],
  ['another is marked', {}, marks('/tags', '/tags/1'), false],
  ['something in it is revealed', {}, { reveal: '/tags/0/mentions/3' }, true],
  ['something beside it is revealed', {}, { reveal: '/tags/01' }, false],
  ['the elements beside values changed', {}, { renderBeside: () => null }, true],
])('isTouched() of /tags/0 when %s', (_, before, after, want) => {
  expect(isTouched('/tags/0', before, after)).toBe(want);
});
