/**
 * Splits a line into arguments as samples built with Microsoft's C runtime do (Microsoft,
 * "Parsing C command-line arguments"): backslashes count only before a quote, where two make one,
 * and an odd one makes the quote a character.
 *
 * @throws when a quote is not closed
 */
export function splitArguments(line: string): string[] {
  const args: string[] = [];
  let current: string | undefined;
  let isQuoted = false;
  let index = 0;
  while (index < line.length) {
    const backslashes = /^\\*/.exec(line.slice(index))?.[0].length ?? 0;
    const isBeforeQuote = line.charAt(index + backslashes) === '"';
    if (backslashes > 0) {
      index += backslashes;
      const kept = isBeforeQuote ? Math.floor(backslashes / 2) : backslashes;
      current = (current ?? '') + '\\'.repeat(kept);
      if (!isBeforeQuote || backslashes % 2 === 0) continue;
      current += '"';
    } else if (isBeforeQuote) {
      if (isQuoted && line.charAt(index + 1) === '"') {
        // Inside a quoted part, two quotes are one.
        current = `${current ?? ''}"`;
        index++;
      } else {
        isQuoted = !isQuoted;
        current ??= '';
      }
    } else if (/[ \t]/.test(line.charAt(index)) && !isQuoted) {
      if (current !== undefined) args.push(current);
      current = undefined;
    } else {
      current = (current ?? '') + line.charAt(index);
    }
    index++;
  }
  if (isQuoted) throw new Error(`The last quote of the command is not closed: ${line}`);
  if (current !== undefined) args.push(current);
  return args;
}
