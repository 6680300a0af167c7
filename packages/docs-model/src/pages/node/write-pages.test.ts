import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { printPages, writePages } from './write-pages';

const OLD = new Date('2024-01-01T00:00:00Z');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
});

function toFile(name: string): string {
  return path.join(folder, `reference/${name}.mdx`);
}

describe('writePages()', () => {
  it('writes a page for the entrance, the fields and each type', async () => {
    const written = await writePages('media-v1', folder);
    const files = await readdir(path.join(folder, 'reference'));
    expect(files.sort()).toEqual(
      [
        'ArticleRequest',
        'Description',
        'ItemKeywordsResponse',
        'ItemResponse',
        'Label',
        'Recommendation',
        'Tag',
        'TagsFeedbackRequest',
        'TagsResponse',
        'fields',
        'index',
        // Nobody has written an index.mdx.
        'overview',
      ].map((name) => `${name}.mdx`),
    );
    expect(written.map((file) => path.basename(file)).sort()).toEqual(files);
  });

  it('leaves unchanged files untouched', async () => {
    await writePages('media-v1', folder);
    await utimes(toFile('Tag'), OLD, OLD);
    expect(await writePages('media-v1', folder)).toEqual([]);
    expect((await stat(toFile('Tag'))).mtime).toEqual(OLD);
  });

  it('writes only what differs', async () => {
    await writePages('media-v1', folder);
    const text = await readFile(toFile('Tag'), 'utf8');
    await writeFile(toFile('Tag'), 'changed by hand');
    await rm(toFile('Label'));
    const written = await writePages('media-v1', folder);
    expect(written.sort()).toEqual([toFile('Label'), toFile('Tag')]);
    expect(await readFile(toFile('Tag'), 'utf8')).toBe(text);
  });

  it('removes the pages of things that the contract no longer has', async () => {
    await writePages('media-v1', folder);
    await writeFile(toFile('Gone'), await readFile(toFile('Tag'), 'utf8'));
    expect(await writePages('media-v1', folder)).toEqual([toFile('Gone')]);
    expect(await readdir(path.join(folder, 'reference'))).not.toContain('Gone.mdx');
  });

  it('stops for a page of a writer between the generated ones, and keeps it', async () => {
    await writePages('media-v1', folder);
    await writeFile(toFile('mine'), '# My page\n');
    await expect(writePages('media-v1', folder)).rejects.toThrow(
      /reference\/mine\.mdx is in a generated folder.*move the page to another folder/,
    );
    expect(await readFile(toFile('mine'), 'utf8')).toBe('# My page\n');
  });

  it('leaves other files and folders of the product alone', async () => {
    await mkdir(path.join(folder, 'guide'));
    await writeFile(path.join(folder, 'guide/index.mdx'), '# Guide\n');
    await mkdir(path.join(folder, 'reference'));
    await writeFile(path.join(folder, 'reference/notes.txt'), 'notes');
    await writePages('media-v1', folder);
    expect(await readFile(path.join(folder, 'guide/index.mdx'), 'utf8')).toBe('# Guide\n');
    expect(await readFile(path.join(folder, 'reference/notes.txt'), 'utf8')).toBe('notes');
  });
});

it.each([
  ['leaves its folder', ['../../evil'], 'is outside of site/content/x'],
  ['leaves it for a folder beside it', ['../xy/evil'], 'is outside of site/content/x'],
  ['has the name of another', ['reference/index', 'reference/index'], 'is two pages'],
])('printPages() rejects a page that %s', (_, files, message) => {
  const frontMatter = { title: 'A', description: 'A.', keywords: [] };
  const pages = files.map((file) => ({ file, frontMatter, content: [] }));
  expect(() => printPages(pages, 'media-v1', 'site/content/x')).toThrow(message);
});
