// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import JsonView from './';
import { countLines, isOpenAtFirst, isTouched } from './Node';
import type { Hooks } from './Node';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => document.body.replaceChildren());

/** Lines are what contains a value, a name or a bracket; the button for more of a list is one as well. */
function draw(value: unknown): number {
  const container = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(container).render(<JsonView value={value} label="JSON" />));
  const inner = container.querySelectorAll('[role=region] [class*=line], [role=region] > button');
  const more = [...container.querySelectorAll('button')].filter(({ textContent }) =>
    textContent.endsWith(' more'),
  );
  return inner.length + more.length;
}

test.each([
  ['a text', 'a'],
  ['nothing', {}],
  ['lists and objects', { a: [1, { b: null }], c: {} }],
  ['a long list', Array(200).fill({ id: 'x' })],
  ['a long list further in', { a: { b: Array(21).fill(1) } }],
  ['many levels', { a: { b: { c: { d: { e: { f: 1 } } } } } }],
])('countLines() of %s counts what is drawn', (_, value) => {
  expect(countLines(value)).toBe(draw(value));
});

test.each([
  ['the response itself, however long', 0, 500, true],
  ['its own lists', 1, 500, true],
  ['a short object inside a list', 3, 8, true],
  ['a long list further in', 3, 200, false],
  ['what lies deep', 6, 2, false],
])('isOpenAtFirst(): %s', (_, depth, length, want) => {
  expect(isOpenAtFirst(depth, length)).toBe(want);
});

test('what is folded says how much is in it, one field or several', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const value = { single: [1], two: [1, 2], language: { detected: 'en' }, pair: { a: 1, b: 2 } };
  act(() => createRoot(container).render(<JsonView value={value} label="JSON" />));
  const folds = [...container.querySelectorAll<HTMLButtonElement>('[data-fold]')].slice(1);
  const names = folds.map((fold) => fold.getAttribute('aria-label'));
  expect(names).toEqual(['single, 1 item', 'two, 2 items', 'language, 1 field', 'pair, 2 fields']);
  act(() => folds[0]!.click());
  expect(container.textContent).toContain('"single": [ 1 item ]');
});

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

test('characters that turn the direction or break a line are shown as escapes', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const value = { 'rlo\u202e': 'a\u2028b\u2067c', שלום: 'עולם' };
  act(() => createRoot(container).render(<JsonView value={value} label="JSON" />));
  expect(container.textContent).toContain('"rlo\\u202e": "a\\u2028b\\u2067c"');
  expect(container.textContent).toContain('"שלום": "עולם"');
});
