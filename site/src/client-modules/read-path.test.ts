import { expect, it } from 'vitest';
import { toReadablePath } from './read-path';

it.each([
  ['/genja/', '/genja/'],
  ['/caf%C3%A9/', '/caf%C3%A9/'],
  ['/%E0%A4%A/', '/%25E0%25A4%25A/'],
  ['/100%/', '/100%25/'],
  ['/genja/index.html', '/genja/'],
  ['/genja/%69ndex.html', '/genja/'],
  ['/index.html', '/'],
  ['/genja/index.html/', '/genja/index.html/'],
  ['/my-index.html', '/my-index.html'],
])('toReadablePath() of %s is %s', (path, readable) => {
  expect(toReadablePath(path)).toBe(readable);
});
