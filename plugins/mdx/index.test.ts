import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import type { CompileOptions } from '@mdx-js/mdx';
import { afterAll, expect, it } from 'vitest';
import { loadTree, openTreeCache } from '#docs-model/mdx/node/tree-cache';
import { toMdxPlugins } from '.';

const root = mkdtempSync(path.join(tmpdir(), 'page-trees-'));
afterAll(() => rmSync(root, { recursive: true }));

const { beforeDefaultRemarkPlugins, rehypePlugins } = toMdxPlugins('media-v2');
const compilePage = async ({ file, source }: { file: string; source: string }): Promise<string> => {
  const remarkPlugins = beforeDefaultRemarkPlugins as CompileOptions['remarkPlugins'];
  const value = { value: source, path: path.resolve(file) };
  return String(await compile(value, { remarkPlugins, rehypePlugins }));
};

const page = {
  file: 'content/api_media2/a.mdx',
  source: [
    'See [Tag](type:Tag), the <Mark type="person">*first*</Mark> of {1 + 1}.',
    '',
    '```bash file=samples/quick-start/general-v3/analyze.sh',
    '```',
    '',
    '<Example name="tagging-basic" />',
  ].join('\n'),
  contract: 'media-v2' as const,
};

it('makes the same of a page whose tree the search has made, and of any other', async () => {
  const parsed = await compilePage(page);
  openTreeCache(root, 'inputs');
  await loadTree(page);
  expect(await compilePage(page)).toBe(parsed);
  expect(parsed).toContain('/api_media2/reference/Tag/');
});
