import { memoize } from '@docs/utils';
import type { Item, Range } from './items';

/** A piece of a paragraph in which the same things are mentioned. */
export interface Piece {
  /** In code points. */
  start: number;
  end: number;
  text: string;
  /** The items that are mentioned here, the shortest mention first. Empty for plain text. */
  items: Item[];
  /** The shortest mention here; the piece is all of it or a part. */
  range?: Range;
  /** The items of longer mentions around the shortest one. */
  around: Item[];
  /** Whether the mention ends here, or is interrupted by one inside of it. */
  isLast: boolean;
}

interface Cover {
  item: Item;
  isDerived: boolean;
  range: Range;
}

/**
 * Cuts a paragraph at every place where a mention begins or ends. Mentions may lie inside of each
 * other or overlap: then a piece belongs to several.
 */
export function cutText(text: string, paragraph: number, items: Item[]): Piece[] {
  const characters = [...text];
  const covers = listCovers(items, paragraph, characters.length);
  const cuts = covers.flatMap(({ range }) => [range.start, range.end]);
  const places = [...new Set([0, ...cuts, characters.length])].sort((a, b) => a - b);
  const pieces = places.slice(0, -1).map((start, index): Piece => {
    const end = places[index + 1] ?? characters.length;
    const coversHere = covers.filter(({ range }) => range.start <= start && range.end >= end);
    const range = coversHere[0]?.range;
    return {
      start,
      end,
      text: characters.slice(start, end).join(''),
      items: [...new Set(coversHere.map(({ item }) => item))],
      range,
      around: listAround(coversHere),
      isLast: true,
    };
  });
  pieces.forEach((piece, index) => {
    const next = pieces[index + 1]?.range;
    piece.isLast = !(piece.range && next && isSame(piece.range, next));
  });
  return pieces;
}

/** The shortest first; of equal ones what is named itself, then in the order of the items, which begins with entities. */
function listCovers(items: Item[], paragraph: number, length: number): Cover[] {
  return listAllCovers(items)
    .filter(({ range }) => range.paragraph === paragraph)
    .map((cover) => ({
      ...cover,
      range: { ...cover.range, end: Math.min(cover.range.end, length) },
    }))
    .filter(({ range }) => range.start < range.end)
    .sort(
      (a, b) =>
        a.range.end - a.range.start - (b.range.end - b.range.start) ||
        Number(a.isDerived) - Number(b.isDerived),
    );
}

/** A long text has hundreds of paragraphs: its mentions are listed once. */
const listAllCovers = memoize((items: Item[]): Cover[] =>
  items.flatMap((item) =>
    item.mentions.flatMap(({ ranges, isDerived = false }) =>
      ranges.map((range) => ({ item, isDerived, range })),
    ),
  ),
);

function listAround(covers: Cover[]): Item[] {
  const seen: Range[] = [];
  return covers.flatMap(({ item, range }) => {
    if (seen.some((seenRange) => isSame(seenRange, range))) return [];
    seen.push(range);
    return seen.length > 1 ? [item] : [];
  });
}

function isSame(a: Range, b: Range): boolean {
  return a.start === b.start && a.end === b.end;
}
