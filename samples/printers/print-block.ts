/** How a language writes a bracketed sequence which is too long for one line. */
export type BlockStyle = { indent: string; trailingComma: boolean };

/**
 * Prints a bracketed sequence with one item a line.
 *
 * @example
 * printBlock('[', ['1', '2'], ']', { indent: '  ', trailingComma: true }); // '[\n  1,\n  2,\n]'
 */
export function printBlock(
  open: string,
  items: string[],
  close: string,
  { indent, trailingComma }: BlockStyle,
): string {
  const lines = items.map((item) => indent + indentLines(item, indent));
  return `${open}\n${lines.join(',\n')}${trailingComma ? ',' : ''}\n${close}`;
}

/** Prints a request; a single short argument stays on the line of the function. */
export function printCall(callee: string, args: string[], style: BlockStyle): string {
  const inline = `${callee}(${args.join(', ')})`;
  if (args.length < 2 && !inline.includes('\n')) return inline;
  return printBlock(`${callee}(`, args, ')', style);
}

/** Indents all lines but the first. Safe for scripts: no printer leaves a line break in a string. */
export function indentLines(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}
