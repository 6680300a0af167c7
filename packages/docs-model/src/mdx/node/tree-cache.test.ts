import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { resolvePage } from '../resolve-page';
import { clearTreeCache, loadTree, openTreeCache, readTree } from './tree-cache';

const root = mkdtempSync(path.join(tmpdir(), 'page-trees-'));
const page = {
  file: 'site/content/tags.mdx',
  source: '# Tags\n\nSee [Tag](type:Tag) and {1 + 1}.\n',
  contract: 'media-v2' as const,
};

let close: () => void;

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root);
  close = openTreeCache(root, 'first');
});
afterEach(() => close());
afterAll(() => rmSync(root, { recursive: true, force: true }));

const listFiles = (inputs: string): string[] =>
  readdirSync(path.join(root, inputs)).map((name) => path.join(root, inputs, name));

describe('loadTree()', () => {
  it('keeps what resolvePage() makes, with the code and the places in it', async () => {
    expect(readTree(page)).toBeUndefined();
    const tree = await loadTree(page);
    expect(tree).toEqual(await resolvePage(page));
    expect(JSON.stringify(readTree(page))).toBe(JSON.stringify(tree));
  });

  it('makes a tree once for two that ask at the same time', async () => {
    const [first, second] = await Promise.all([loadTree(page), loadTree(page)]);
    expect(second).toBe(first);
  });

  it('makes another tree for another text and for another contract', async () => {
    const tree = await loadTree(page);
    const changed = await loadTree({ ...page, source: page.source.replace('See', 'Read') });
    const general = await loadTree({ ...page, contract: 'general-v3' });
    expect(changed).not.toEqual(tree);
    expect(JSON.stringify(general)).toContain('/api_general/reference/Tag/');
  });

  it('makes another tree for the same text where terms are linked to the glossary', async () => {
    const source = 'Send the cursor.\n';
    const [guide, other] = [{ file: 'site/content/guide/a.mdx' }, { file: 'site/content/a.mdx' }];
    await loadTree({ ...other, source });
    expect(JSON.stringify(await loadTree({ ...guide, source }))).toContain('/gkb/glossary/#cursor');
    expect(JSON.stringify(await loadTree({ ...other, source }))).not.toContain('glossary');
  });

  it('keeps nothing of a page with an error, and says it each time', async () => {
    const wrong = { ...page, source: 'See [x](type:Tagg).' };
    await expect(loadTree(wrong)).rejects.toThrow('Did you mean "Tag"');
    await expect(loadTree(wrong)).rejects.toThrow('Did you mean "Tag"');
    expect(readdirSync(root)).toEqual([]);
  });

  it('makes a tree again when its file was cut off', async () => {
    const tree = await loadTree(page);
    listFiles('first').forEach((file) => truncateSync(file, 10));
    expect(readTree(page)).toBeUndefined();
    expect(await loadTree(page)).toEqual(tree);
    expect(readTree(page)).toBeDefined();
  });
});

describe('openTreeCache()', () => {
  it('deletes the trees of other inputs, and keeps those of the same ones', async () => {
    await loadTree(page);
    openTreeCache(root, 'first');
    expect(readTree(page)).toBeDefined();
    openTreeCache(root, 'second');
    expect(readdirSync(root)).toEqual([]);
    expect(readTree(page)).toBeUndefined();
  });

  it('does not mind that another build deletes the folder', async () => {
    await loadTree(page);
    rmSync(root, { recursive: true });
    expect(await loadTree(page)).toEqual(await resolvePage(page));
    expect(readTree(page)).toBeDefined();
  });
});

test('closed again, it keeps no more trees', async () => {
  close();
  await loadTree(page);
  expect(readdirSync(root)).toEqual([]);
});

test('clearTreeCache() deletes what is kept, and later trees are kept again', async () => {
  await loadTree(page);
  clearTreeCache();
  expect(readTree(page)).toBeUndefined();
  await loadTree(page);
  expect(readTree(page)).toBeDefined();
});
