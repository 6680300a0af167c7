import { expect, test } from 'vitest';
import { readVersion } from './read-version';

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
