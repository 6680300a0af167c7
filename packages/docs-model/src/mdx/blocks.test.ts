import type { Link, Paragraph } from 'mdast';
import { describe, expect, it } from 'vitest';
import { code, heading, joinPhrases, text, parseBlocks, parsePhrases, toPlainText } from './blocks';

describe('parseBlocks()', () => {
  it('reads paragraphs, code, emphasis, links and lists', () => {
    const types = parseBlocks('A `b` **c** [d](e).\n\n- f').map(({ type }) => type);
    expect(types).toEqual(['paragraph', 'list']);
  });

  it.each([
    ['at the start', '<b>x</b>'],
    ['in a sentence', 'a <b>x</b> c'],
    ['in a quote', '> <script>x</script>'],
    ['as a comment', '<!-- x -->'],
  ])('keeps no markup %s', (_, description) => {
    expect(JSON.stringify(parseBlocks(description))).not.toContain('"type":"html"');
  });

  it.each(['![x](https://a.example/x.png)', '![x][y]\n\n[y]: https://a.example/x.png'])(
    'shows the text of %j only, which no other host sees',
    (description) => {
      const blocks = parseBlocks(description);
      expect(JSON.stringify(blocks)).not.toContain('"type":"image');
      expect(toPlainText(description)).toBe('x');
    },
  );

  it('gives nothing for an empty description', () => {
    expect(parseBlocks('')).toEqual([]);
  });
});

describe('parsePhrases()', () => {
  it('gives the content of the paragraph', () => {
    expect(parsePhrases('a `b`').map(({ type }) => type)).toEqual(['text', 'inlineCode']);
  });

  it('gives each page its own blocks, whose links it can resolve', () => {
    const [paragraph] = parseBlocks('See [x](type:A.x).') as Paragraph[];
    (paragraph?.children[1] as Link).url = '/a/';
    expect(JSON.stringify(parseBlocks('See [x](type:A.x).'))).toContain('"url":"type:A.x"');
  });
});

describe('toPlainText()', () => {
  it.each([
    ['marks', 'Use `a` and **b**.', 'Use a and b.'],
    ['links', 'See [`x`](type:A.x) now.', 'See x now.'],
    ['line ends', 'one\n  two', 'one two'],
    ['markup', 'a <b>c', 'a <b>c'],
  ])('leaves out %s', (_, description, want) => {
    expect(toPlainText(description)).toBe(want);
  });
});

describe('joinPhrases()', () => {
  it('puts the separator between groups only', () => {
    const groups = [[text('a')], [text('b'), text('c')]];
    expect(joinPhrases(groups, ', ')).toEqual([text('a'), text(', '), text('b'), text('c')]);
    expect(joinPhrases([])).toEqual([]);
  });
});

it.each(['x */ (evil()) /* ', 'a b', '', 'a}', 'a`'])('heading() rejects the anchor %j', (id) => {
  expect(() => heading(2, id, text('A'))).toThrow('cannot be the anchor of a heading');
});

it('code() keeps a value with line ends on one line', () => {
  expect(code('a\n\nexport const b = 1;')).toMatchObject({ value: 'a export const b = 1;' });
});
