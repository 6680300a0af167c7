import { describe, expect, it } from 'vitest';
import { readContent } from './pages';

const pages = readContent();

describe('front matter', () => {
  it.each(pages)('$file has a title', ({ frontMatter }) => {
    expect(frontMatter.title).toMatch(/\S/);
  });

  it.each(pages)('$file has a description that fits link previews', ({ frontMatter }) => {
    const description = String(frontMatter.description ?? '');
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/\.$/);
  });

  it.each(pages)('$file has four or more keywords', ({ frontMatter }) => {
    expect((frontMatter.keywords as string[] | undefined)?.length).toBeGreaterThanOrEqual(4);
  });

  it('gives no two pages of a product the same title', () => {
    const titles = pages.map(
      ({ file, frontMatter }) => `${file.split('/')[1]}: ${frontMatter.title}`,
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
