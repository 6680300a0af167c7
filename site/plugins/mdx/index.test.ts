import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import { compile, createProcessor } from '@mdx-js/mdx';
import type { CompileOptions } from '@mdx-js/mdx';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { loadTree, openTreeCache, resolvePage } from '@docs/docs-model/mdx';
import { listMdxPlugins } from '.';

const root = mkdtempSync(path.join(tmpdir(), 'page-trees-'));
let close: (() => void) | undefined;
afterEach(() => close?.());
afterAll(() => rmSync(root, { recursive: true }));

const { beforeDefaultRemarkPlugins, rehypePlugins } = listMdxPlugins('media-v2');
const remarkPlugins = beforeDefaultRemarkPlugins as CompileOptions['remarkPlugins'];
const compilePage = async ({ file, source }: { file: string; source: string }): Promise<string> => {
  const value = { value: source, path: path.resolve(file) };
  return String(await compile(value, { remarkPlugins, rehypePlugins }));
};

const page = {
  file: 'content/api_media2/a.mdx',
  source: [
    'See [Tag](type:Tag), the <Mark type="person">*first*</Mark> of {1 + 1}.',
    '',
    '```bash file=site/samples/quick-start/general-v3/analyze.sh',
    '```',
    '',
    '<Example name="tagging-basic" />',
  ].join('\n'),
  contract: 'media-v2' as const,
};

it('reads Windows line ends like others', async () => {
  const source = 'One\ntwo.\n\n```js\nx();\ny();\n```\n\n<Example name="tagging-basic" />\n';
  const windows = { ...page, source: source.replaceAll('\n', '\r\n') };
  expect(await compilePage(windows)).toBe(await compilePage({ ...page, source }));
});

it('makes the same of a page whose tree the search has made, and of any other', async () => {
  const parsed = await compilePage(page);
  close = openTreeCache(root, 'inputs');
  await loadTree(page);
  expect(await compilePage(page)).toBe(parsed);
  expect(parsed).toContain('/api_media2/reference/Tag/');
});

it('resolves a page again that is compiled again in development', async () => {
  close = openTreeCache(root, 'inputs of the start');
  const start = { file: 'content/b.mdx', source: 'Text.', contract: 'media-v2' as const };
  await loadTree(start);
  // As if the page showed an example that has changed since.
  const [folder = ''] = readdirSync(root);
  const [name = ''] = readdirSync(path.join(root, folder));
  const before = await resolvePage({ ...start, source: 'Text of the start.' });
  writeFileSync(path.join(root, folder, name), serialize(before));
  vi.stubEnv('NODE_ENV', 'development');
  const processor = createProcessor({ remarkPlugins, rehypePlugins });
  const value = { value: start.source, path: path.resolve(start.file) };
  expect(String(await processor.process(value))).toContain('Text of the start.');
  expect(String(await processor.process(value))).not.toContain('of the start');
});
