import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ifMissing } from './if-missing';

it('ifMissing() answers for a file and a folder that do not exist', async () => {
  expect(await readFile('contract/no-such-file', 'utf8').catch(ifMissing('none'))).toBe('none');
  expect(await readdir('contract/no-such-folder').catch(ifMissing([]))).toEqual([]);
});

it('ifMissing() lets every other failure pass', async () => {
  await expect(readFile('contract', 'utf8').catch(ifMissing('none'))).rejects.toThrow('EISDIR');
  await expect(readdir('package.json').catch(ifMissing([]))).rejects.toThrow('ENOTDIR');
});
