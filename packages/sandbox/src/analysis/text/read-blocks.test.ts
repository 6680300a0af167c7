import { describe, expect, it } from 'vitest';
import type { Block } from '../model';
import {
  BLANK_LINE,
  countSubmitted,
  cutBlocks,
  isTooLong,
  LINE,
  MOST_CHARACTERS,
  MOST_PARAGRAPHS,
  readBlocks,
  readHtml,
} from './read-blocks';

describe('readBlocks()', () => {
  it.each([
    ['Praha', LINE, ['Praha']],
    ['Praha\nBrno\rZlín\r\nOstrava', LINE, ['Praha', 'Brno', 'Zlín', 'Ostrava']],
    ['Praha\u2028Brno\u2029 Zlín \n\n', LINE, ['Praha', 'Brno', 'Zlín']],
    ['Praha\nBrno\rZlín\r\nOstrava', BLANK_LINE, ['Praha\nBrno\rZlín\r\nOstrava']],
    ['Praha\n\nBrno\r\rZlín\r\n\r\nOstrava', BLANK_LINE, ['Praha', 'Brno', 'Zlín', 'Ostrava']],
    ['Praha\n \t\n\n  Brno\n\rZlín', BLANK_LINE, ['Praha', 'Brno', 'Zlín']],
    [' \n\n ', BLANK_LINE, []],
  ])('divides %j at %s', (text, separator, lines) => {
    const want = lines.map((line) => ({ type: 'BODY', text: line }));
    expect(readBlocks({ text }, separator)).toEqual(want);
  });

  it('takes the parts of a document in their order', () => {
    expect(readBlocks({ text: 'Text', lead: 'Lead', title: 'Title' }, LINE)).toEqual([
      { type: 'TITLE', text: 'Title' },
      { type: 'ABSTRACT', text: 'Lead' },
      { type: 'BODY', text: 'Text' },
    ]);
    expect(readBlocks({ title: 'Title', paraSpecs: [] }, LINE)).toEqual([
      { type: 'TITLE', text: 'Title' },
    ]);
  });

  it.each([
    ['title', 'TITLE'],
    ['Subject', 'TITLE'],
    ['lead', 'ABSTRACT'],
    ['perex', 'ABSTRACT'],
    ['ABSTRACT', 'ABSTRACT'],
    ['heading', 'section_heading'],
    ['section_heading', 'section_heading'],
    ['text', 'BODY'],
    ['constructor', 'BODY'],
  ])('takes paragraphs of type %s for %s', (type, want) => {
    const source = { title: 'not read', paraSpecs: [{ type, text: 'Praha\nBrno' }] };
    expect(readBlocks(source, LINE)).toEqual([
      { type: want, text: 'Praha' },
      { type: want, text: 'Brno' },
    ]);
  });
});

it.each([
  [{ title: 'Rock 🎸', lead: ' in\n', text: 'Praha' }, 15],
  [{ text: ' \n' }, 2],
  [{ text: 'not counted', paraSpecs: [{ type: 'text', text: '🎸' }] }, 1],
])('countSubmitted() of %j returns %d', (source, count) => {
  expect(countSubmitted(source)).toBe(count);
});

describe('readHtml()', () => {
  it.each([
    ['<p>A</p><script>let b = "<p>";</script><p>C</p>', ['A', 'C']],
    ['<style>p {}</style>A<SCRIPT src="x">b</SCRIPT >C', ['A', 'C']],
    ['<script>never closed', ['never closed']],
    ['A</script>B', ['AB']],
  ])('takes the text out of %s', (html, parts) => {
    expect(readHtml(html).split(/\s+/).filter(Boolean)).toEqual(parts.join(' ').split(' '));
  });

  it.each([
    ['<h2>News</h2><p class="lead">We <em>go</em> on</p>', '\n\nNews\n\n\n\nWe go on\n\n'],
    ['<DIV\n>A</DIV><br/>B<hr>C', '\n\nA\n\n\n\nBC'],
    ['<!doctype html>A<pre>B</pre><h7>C</h7>', 'ABC'],
    ['1 < 2 and 3 > 2, <3', '1 < 2 and 3 > 2, <3'],
    ['&lt;b&gt; &amp; &quot;C&quot;&nbsp;&apos;&#39; &copy;', '<b> & "C" \'\' &copy;'],
    ['<script>a</style>b</script>C<script>d<script>e</script>F', ' C F'],
    ['<scripts>A</scripts>', 'A'],
    ['A<!-- <p>b</p> <script> -->C', 'A C'],
    ['A<!-- b --!>C<!-- never closed', 'A C<!-- never closed'],
    ['<script>a <!-- b</script>C --> D', ' C --> D'],
    ['It&#8217;s &#x1F600; &#X41;&rsquo;&hellip;', 'It’s 😀 A’…'],
    ['&#0; &#xD800; &#x110000; &#9999999;', '&#0; &#xD800; &#x110000; &#9999999;'],
  ])('replaces tags and entities of %j', (html, text) => {
    expect(readHtml(html)).toBe(text);
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

  it.each([
    ['no white space behind the middle', `${'x'.repeat(40_000)} ${'y'.repeat(70_000)}`, 0],
    ['a line break', `${'x'.repeat(90_000)}\n${'y'.repeat(20_000)}`, -10_000],
    ['many spaces', `${'x'.repeat(90_000)}${' '.repeat(9000)} ${'y'.repeat(20_000)}`, -10_000],
    ['a pair at the end', `${'x'.repeat(99_998)}🎸y`, 0],
    ['a pair that does not fit', `${'x'.repeat(99_999)}🎸y`, -1],
  ])('keeps as much as fits: %s', (_, text, rest) => {
    const want = text.slice(0, MOST_CHARACTERS + rest);
    expect(cutBlocks([{ type: 'LEAD', text }])).toEqual([{ type: 'LEAD', text: want }]);
  });

  it('keeps so many paragraphs, however short they are', () => {
    const blocks = Array<Block>(MOST_PARAGRAPHS).fill({ type: 'BODY', text: 'x' });
    expect(isTooLong(blocks)).toBe(false);
    const many = [...blocks, { type: 'BODY', text: 'more' }];
    expect(isTooLong(many)).toBe(true);
    expect(cutBlocks(many)).toEqual(blocks);
  });

  it('takes a document that is just short enough as it is', () => {
    const text = 'x'.repeat(MOST_CHARACTERS - 1);
    const blocks = [
      { type: 'TITLE', text: 'T' },
      { type: 'BODY', text },
    ];
    expect(isTooLong(blocks)).toBe(false);
    expect(cutBlocks(blocks)).toBe(blocks);
    const long = [...blocks, { type: 'BODY', text: 'more' }];
    expect(isTooLong(long)).toBe(true);
    expect(cutBlocks(long)).toEqual(blocks);
  });

  it('drops what follows in later paragraphs', () => {
    const blocks = Array.from({ length: 30 }, () => ({ type: 'BODY', text: 'word '.repeat(1000) }));
    const kept = cutBlocks(blocks);
    expect(kept).toHaveLength(20);
  });
});
