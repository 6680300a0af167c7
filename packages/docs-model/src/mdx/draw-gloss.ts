import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h, s } from 'hastscript';
import { photos as demoPhotos, toPhotoUrl } from '@docs/sandbox/demo-data';
import type { GlossMark, GlossRow } from '@docs/vendor/annotations';

/** The words, each with the space before it, with brackets and labels: a line, or two on a phone. */
export function drawPicture(words: string[], rows: GlossRow[], second: number): string {
  const lines = [words.slice(0, second), words.slice(second)];
  return toHtml(
    lines.flatMap((line, at) =>
      line.length === 0 ? [] : [drawLine(line, rows, at === 0 ? 0 : second)],
    ),
  );
}

const isApart = (word = ''): boolean => word.startsWith(' ');

/** A mark that goes on in another line has no end here. A second line repeats the names of its rows. */
function drawLine(words: string[], rows: GlossRow[], start: number): Element {
  const draw = ({ name, marks }: GlossRow) =>
    h('tr', { dataName: start > 0 && name }, drawMarks(words, marks, start));
  return h('table', { class: isApart(words[0]) && 'behind' }, [
    ...rows.filter(({ isAbove }) => isAbove).map((row) => draw(row)),
    h(
      'tr.words',
      words.map((word, at) => h('td', { class: at > 0 && isApart(word) && 'apart' }, word.trim())),
    ),
    ...rows.filter(({ isAbove }) => !isAbove).map((row) => draw(row)),
  ]);
}

function drawMarks(words: string[], marks: GlossMark[], start: number): Element[] {
  const end = start + words.length;
  const cells: Element[] = [];
  let next = start;
  for (const { from, to, label, short = label, type, weight } of marks) {
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    if (first >= last) continue;
    if (first > next) cells.push(h('td', { colSpan: first - next }));
    const names = [
      type === undefined ? 'number' : `bracket ${type}`,
      weight && `weight${weight}`,
      first > from && 'goesOn',
      last < to && 'goesOnNext',
      first > start && isApart(words[first - start]) && 'apart',
    ];
    const text = h('i', first === from ? short : '');
    const colSpan = last - first > 1 ? last - first : undefined;
    cells.push(h('td', { colSpan, class: names.filter(Boolean).join(' ') }, text));
    next = last;
  }
  // A row without a cell would have no height.
  return cells.length > 0 ? cells : [h('td')];
}

/** Attributes of SVG say where things are, since a style attribute in a page would be rejected. */
export function drawScale(mean: number, label: string): string {
  const toX = (value: number) => `${50 + value * 46}%`;
  const line = (from: number, to: number, y1: string, y2: string) =>
    s('line', { x1: toX(from), x2: toX(to), y1, y2 });
  const text = (x: number, y: string, value: string) =>
    s('text', { x: toX(x), y }, value.replace('-', '−'));
  const ticks = [-1, 0, 1].flatMap((value) => [
    line(value, value, '1.4em', '2em'),
    text(value, '3.1em', String(value)),
  ]);
  return toHtml(
    s('svg', { ariaHidden: 'true' }, [
      line(-1, 1, '1.7em', '1.7em'),
      ...ticks,
      s('circle', { cx: toX(mean), cy: '1.7em', r: '0.35em' }),
      text(mean, '1em', label),
    ]),
  );
}

export function drawPhotos(ids: string[]): { html: string; names: string } {
  const photos = ids.map((id) => demoPhotos.find((photo) => photo.id === id)!);
  const size = { width: 72, height: 48, loading: 'lazy' } as const;
  return {
    html: toHtml(photos.map((photo) => h('img', { src: toPhotoUrl(photo), alt: '', ...size }))),
    names: photos.map(({ name }) => name.en).join('; '),
  };
}
