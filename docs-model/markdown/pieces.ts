/**
 * Items in groups that are short enough each, in their order. An item that is too long alone is
 * in a group alone.
 */
export function groupByLength<Item>(
  items: Item[],
  longest: number,
  measure: (item: Item) => number,
): Item[][] {
  const groups: Item[][] = [];
  let length = Infinity;
  for (const item of items) {
    const own = measure(item);
    if (length + own > longest) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(item);
    length += own;
  }
  return groups;
}

/**
 * Names of the files that contain the pieces of one text; the first keeps the plain name.
 *
 * @example
 * toPieceNames('call', 'md', 3); // ['call.md', 'call-2.md', 'call-3.md']
 */
export function toPieceNames(name: string, extension: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${name}${index === 0 ? '' : `-${index + 1}`}.${extension}`,
  );
}
