/** Search engines cut longer descriptions, and link previews of shorter ones look empty. */
export const SHORTEST_DESCRIPTION = 70;
export const LONGEST_DESCRIPTION = 160;

/**
 * A description that names as many things as fit. It is not the first sentence of the page: search
 * results show both.
 *
 * @param head what the page is: `The Tag type of the Media API`
 * @example
 * describeWithNames('The Tag type of the Media API', 'with types and meanings of', ['id', 'text']);
 * // 'The Tag type of the Media API, with types and meanings of id and text.'
 */
export function describeWithNames(head: string, label: string, names: string[]): string {
  for (let count = names.length; count > 0; count -= 1) {
    const description = `${head}, ${label} ${enumerate(names, count)}.`;
    if (description.length <= LONGEST_DESCRIPTION) return description;
  }
  return `${head}.`;
}

/** @example enumerate(['id', 'text', 'score'], 2); // 'id, text, and 1 more' */
function enumerate(names: string[], count: number): string {
  const rest = names.length - count;
  const items = [...names.slice(0, count), ...(rest > 0 ? [`${rest} more`] : [])];
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
}
