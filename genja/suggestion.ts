import { findNearest } from '#contract/suggest';

/**
 * The known name that a wrong one was meant to be, as a question.
 *
 * @example
 * suggestName('unitnum', ['unit', 'unitNum']); // 'Did you mean `unitNum`?'
 */
export function suggestName(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length > 40) return undefined;
  const nearest = findNearest(wrong, known, Math.max(1, Math.floor(wrong.length / 3)));
  return nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`;
}
