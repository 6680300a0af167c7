import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { figures } from './figures';

const compilePage = (value: string) =>
  compile({ value, path: 'content/a.mdx' }, { rehypePlugins: [figures] });

it('figures() gives a figure the text of its file', async () => {
  const page = String(
    await compilePage('<Figure name="tags" caption="Tags.">\n\nWords.\n\n</Figure>'),
  );
  expect(page).toMatch(/svg: ['"]<svg xmlns=.*<text class=.*>Media topics<\/text>.*<\/svg>/);
});

it('figures() names the nearest figure to one that does not exist', async () => {
  await expect(compilePage('<Figure name="tag" caption="Tags." />')).rejects.toThrow(
    /content\/a\.mdx:1 shows the figure "tag", which site\/static\/figures\/ does not have\. Did you mean "tags"\?/,
  );
});
