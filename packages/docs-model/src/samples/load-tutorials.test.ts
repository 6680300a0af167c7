import { expect, it } from 'vitest';
import { toArchiveName, toScript } from './tutorials';

it('a script and its download are named after the tutorial and the language', () => {
  expect(toScript('tag-archive', 'javascript')).toBe('tag-archive.mjs');
  expect(toScript('tag-archive', 'python')).toBe('tag_archive.py');
  expect(toArchiveName('tag-archive', 'python')).toBe('tag-archive-python.zip');
});
