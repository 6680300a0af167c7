import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '@docs/utils/testing';
import { products } from '@docs/vendor';
import { addVersion, freezePage, loadVersions, readVersion } from './freeze-version';

const media = products.find(({ id }) => id === 'api_media2')!;

async function freeze(text: string): Promise<string> {
  const folder = await createFolder({ 'page.mdx': `---\ntitle: A page\n---\n\n${text}\n` });
  const frozen = await freezePage(path.join(folder, 'page.mdx'), media, '1.0');
  return frozen.replace('---\ntitle: A page\n---\n\n', '').trimEnd();
}

test.each([
  ['a reference to the contract', '[a](type:Entity)', '[a](/api_media2/1.0/reference/Entity/)'],
  ['a link', '[a](/api_media2/guide/kb/)', '[a](/api_media2/1.0/guide/kb/)'],
  ['an attribute', '<Field href="/api_media2/#x" />', '<Field href="/api_media2/1.0/#x" />'],
  ['a list', '<F a={["/api_media2/", "b"]} />', '<F a={["/api_media2/1.0/", "b"]} />'],
])('freezePage() leads %s to the same version', async (_, text, frozen) => {
  expect(await freeze(text)).toBe(frozen);
});

test.each([
  ['links to other products', '[a](/genja/) [b](https://example.org/api_media2/)'],
  ['code', '`/api_media2/guide/`'],
  ['boxes', ':::note\nRead this.\n:::'],
  ['tables', '| a | b |\n| - | - |\n| 1 | 2 |'],
])('freezePage() leaves %s as they are', async (_, text) => {
  expect(await freeze(text)).toBe(text);
});

test('freezePage() writes examples, responses and files into the page', async () => {
  const frozen = await freeze(
    '<Example name="tagging-basic" />\n\n<Result name="tagging-basic" pointer="/language" />\n\n' +
      '```json file=package.json\n```',
  );
  expect(frozen).toContain('```bash');
  expect(frozen).toContain('title="Response: language" sandbox wrap');
  expect(frozen).toContain('"name": "api-docs"');
  expect(frozen).not.toMatch(/<Example|<Result|file=package/);
});

test('freezePage() leaves out the languages whose code would be of today', async () => {
  const frozen = await freeze('<Example name="tagging-basic" />');
  expect(frozen).toContain('<Tabs groupId="language">');
});

test('freezePage() leaves out what would show the types of today', async () => {
  const field =
    '<Field name="a">\n  Text.\n\n  <NestedType of="Category" inside="Order" contract="media-v2" />\n</Field>';
  expect(await freeze(field)).toBe('<Field name="a">\n  Text.\n</Field>');
});

test('freezePage() gives the same page when it is frozen again', async () => {
  const once = await freeze('<AnnotatedText name="tagging-mentions" />\n\n<Errors />');
  expect(once).toContain('<Mark');
  expect(await freeze(once)).toBe(once);
});

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
const toProduct = async () => path.join(await createFolder(), 'genja');

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
