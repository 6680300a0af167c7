import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addVersion, loadVersions, readVersion } from './versions';

test('readVersion() finds the product and takes a version whose path is free', async () => {
  const { product, version } = await readVersion(['genja', '1.0']);
  expect([product.title, version]).toEqual(['Genja', '1.0']);
});

test.each([
  ['too few words', ['genja'], 'Usage: npm run docs:version -- <product> <version>'],
  ['too many words', ['genja', '1.0', 'now'], '3 arguments were given'],
  ['an unknown product', ['gena', '1.0'], 'Did you mean "genja"?'],
  ['a version that leads elsewhere', ['genja', '../1.0'], 'Begin with a digit'],
  ['a version that could be a page', ['genja', 'filters'], 'Begin with a digit'],
])('readVersion() rejects %s and says what to do', async (_, args, message) => {
  await expect(readVersion(args)).rejects.toThrow(message);
});

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
