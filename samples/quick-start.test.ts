import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { quickStarts } from './quick-start';

test('quickStarts names every file of the quick starts', async () => {
  const entries = await readdir('samples/quick-start', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('samples/quick-start/', ''));
  expect(quickStarts.map(({ file }) => file).sort()).toEqual(files.sort());
});
