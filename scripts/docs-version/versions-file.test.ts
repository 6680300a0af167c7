import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addVersion, loadVersions } from './versions-file';

/** A product in its own folder: the file is next to it. */
async function toProduct(): Promise<string> {
  return path.join(await mkdtemp(path.join(tmpdir(), 'versions-')), 'genja');
}

test('addVersion() puts the newest first, and begins the list where there is none', async () => {
  const product = await toProduct();
  expect(await loadVersions(product)).toEqual([]);
  await addVersion(product, '1.0');
  await addVersion(product, '1.1');
  expect(await loadVersions(product)).toEqual(['1.1', '1.0']);
  expect(await readFile(`${product}_versions.json`, 'utf8')).toBe('["1.1","1.0"]\n');
});

test('addVersion() stops where the list is there and cannot be read', async () => {
  const product = await toProduct();
  await mkdir(`${product}_versions.json`);
  await expect(loadVersions(product)).rejects.toThrow('EISDIR');
  await expect(addVersion(product, '1.0')).rejects.toThrow('EISDIR');
});
