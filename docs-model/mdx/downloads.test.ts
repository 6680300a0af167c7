import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { VFile } from 'vfile';
import { downloads } from './downloads';

const toTree = (of: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'Downloads',
      attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
      children: [],
    },
  ],
});

test.each([
  ['collections', '/downloads/media-v1/requests.hurl', 18],
  ['types', '/downloads/general-v3/types.d.ts', 9],
  ['clients', '/downloads/client.py', 3],
])('downloads() links every file of %s', async (of, url, count) => {
  const tree = toTree(of);
  await downloads()(tree, new VFile({ path: 'page.mdx' }));
  const links = JSON.stringify(tree).match(/pathname:\/\/\/[\w./-]+/g) ?? [];
  expect(links).toContain(`pathname://${url}`);
  expect(new Set(links).size).toBe(count);
  expect(JSON.stringify(tree)).toMatch(/ \(\d+\u00a0KB\)/);
});

test('downloads() rejects a table that does not exist', async () => {
  await expect(downloads()(toTree('clinets'), new VFile({ path: 'page.mdx' }))).rejects.toThrow(
    'Did you mean "clients"?',
  );
});
