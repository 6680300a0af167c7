import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUILD_LOG } from '../../tools/run/build.mjs';

it('the build prints no warning: no broken link, anchor or duplicate route', () => {
  const log = readFileSync(BUILD_LOG, 'utf8');
  expect(log).toContain('[SUCCESS]');
  expect(log).not.toMatch(/\[WARNING\]|\[ERROR\]|Warning:/);
});
