// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readLanguage, writeLanguage } from './language-in-url';

test('the URL names the chosen language, and keeps the rest', () => {
  expect(readLanguage()).toBeNull();
  window.history.replaceState({ key: 'x' }, '', '/guide/?q=1#part');
  writeLanguage('python');
  expect(window.location.href).toMatch(/\/guide\/\?q=1&language=python#part$/);
  expect(window.history.state).toEqual({ key: 'x' });
  expect(readLanguage()).toBe('python');
  window.history.replaceState(null, '', '/');
});
