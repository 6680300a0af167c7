import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { products } from '#products';
import { freezePage } from './freeze-version';

const media = products.find(({ id }) => id === 'api_media2')!;

async function freeze(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'page-'));
  const file = path.join(folder, 'page.mdx');
  await writeFile(file, `---\ntitle: A page\n---\n\n${text}\n`);
  const frozen = await freezePage(file, media, '1.0');
  await rm(folder, { recursive: true });
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
  expect(frozen).toContain('title="Response · /language" sandbox wrap');
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
