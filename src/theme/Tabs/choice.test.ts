// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readItems, readLanguage, writeLanguage } from './choice';

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
