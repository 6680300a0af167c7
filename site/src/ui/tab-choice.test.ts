// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readItems, readLanguage, writeLanguage, findNextIndex } from './tab-choice';

test('readItems() reads ids and labels, also those with spaces', () => {
  expect(readItems('csharp C#|objective-c Objective C')).toEqual([
    { value: 'csharp', label: 'C#' },
    { value: 'objective-c', label: 'Objective C' },
  ]);
  expect(readItems()).toEqual([]);
});

test('the URL names the chosen language, and keeps the rest', () => {
  expect(readLanguage()).toBeNull();
  window.history.replaceState({ key: 'x' }, '', '/guide/?q=1#part');
  writeLanguage('python');
  expect(window.location.href).toMatch(/\/guide\/\?q=1&language=python#part$/);
  expect(window.history.state).toEqual({ key: 'x' });
  expect(readLanguage()).toBe('python');
  window.history.replaceState(null, '', '/');
});

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

const lead = (key: string, index: number, modifiers: Partial<typeof NONE> = {}) =>
  findNextIndex({ key, ...NONE, ...modifiers }, index, 4);

test('arrows go round, Home and End reach the ends, other keys lead nowhere', () => {
  expect([lead('ArrowRight', 0), lead('ArrowRight', 3)]).toEqual([1, 0]);
  expect([lead('ArrowLeft', 1), lead('ArrowLeft', 0)]).toEqual([0, 3]);
  expect([lead('Home', 2), lead('End', 2)]).toEqual([0, 3]);
  expect(lead('a', 2)).toBeUndefined();
});

test('keys of the browser are left to it, such as those that go back', () => {
  expect(lead('ArrowLeft', 1, { altKey: true })).toBeUndefined();
  expect(lead('ArrowLeft', 1, { metaKey: true })).toBeUndefined();
  expect(lead('Home', 1, { ctrlKey: true })).toBeUndefined();
  expect(lead('ArrowRight', 1, { shiftKey: true })).toBeUndefined();
});
