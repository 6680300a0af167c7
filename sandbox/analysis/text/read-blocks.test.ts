import { describe, expect, it } from 'vitest';
import { cutBlocks, MOST_CHARACTERS, readHtml } from './read-blocks';

describe('readHtml()', () => {
  it.each([
    ['<p>A</p><script>let b = "<p>";</script><p>C</p>', ['A', 'C']],
    ['<style>p {}</style>A<SCRIPT src="x">b</SCRIPT >C', ['A', 'C']],
    ['<script>never closed', ['never closed']],
    ['A</script>B', ['AB']],
  ])('takes the text out of %s', (html, parts) => {
    expect(readHtml(html).split(/\s+/).filter(Boolean)).toEqual(parts.join(' ').split(' '));
  });

  it('reads 100,000 scripts that are never closed, and tags that never end', () => {
    expect(readHtml('<script>'.repeat(100_000))).toBe('');
    expect(readHtml('<script '.repeat(100_000))).toHaveLength(800_000);
  });
});

describe('cutBlocks()', () => {
  const length = (text: string): number =>
    cutBlocks([{ type: 'BODY', text }]).reduce((sum, block) => sum + block.text.length, 0);

  it('leaves a document of the usual length alone', () => {
    const blocks = [{ type: 'BODY', text: 'word '.repeat(1000) }];
    expect(cutBlocks(blocks)).toBe(blocks);
  });

  it('cuts at white space, or else between characters', () => {
    expect(length('word '.repeat(50_000))).toBe(MOST_CHARACTERS - 1);
    expect(length('x'.repeat(200_000))).toBe(MOST_CHARACTERS);
    expect(length(`x${'🎸'.repeat(100_000)}`)).toBe(MOST_CHARACTERS - 1);
  });

  it('drops what follows in later paragraphs', () => {
    const blocks = Array.from({ length: 30 }, () => ({ type: 'BODY', text: 'word '.repeat(1000) }));
    const kept = cutBlocks(blocks);
    expect(kept).toHaveLength(20);
  });
});
