import { expect, it } from 'vitest';
import { normalizePath } from './routes';

it.each([
  ['/v3/analysis', '/v3/analysis'],
  ['//v3/analysis', '/v3/analysis'],
  ['/v3///analysis//', '/v3/analysis'],
  ['//evil/v3/analysis', '/evil/v3/analysis'],
  ['/v2/articles/demo/a%2F%2Fb', '/v2/articles/demo/a%2F%2Fb'],
  ['/', '/'],
  ['//', '/'],
])('normalizePath() makes %s to %s', (given, path) => {
  expect(normalizePath(given)).toBe(path);
});
