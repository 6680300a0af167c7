/**
 * Lists the lines that only one of two strings has, except empty ones: "-" precedes those of the first,
 * "+" those of the second.
 *
 * @example
 * compareLines('a\nb', 'a\nc'); // '- b\n+ c'
 */
export function compareLines(first: string, second: string): string {
  const listMissing = (text: string, other: string, sign: string): string[] => {
    const rest = other.split('\n');
    return text.split('\n').flatMap((line) => {
      const at = rest.indexOf(line);
      if (at === -1) return line === '' ? [] : [`${sign} ${line}`];
      rest.splice(at, 1);
      return [];
    });
  };
  return [...listMissing(first, second, '-'), ...listMissing(second, first, '+')].join('\n');
}
