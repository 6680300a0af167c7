/**
 * The known name that a wrong one was meant to be, as a question.
 *
 * @example
 * suggestName('unitnum', ['unit', 'unitNum']); // 'Did you mean `unitNum`?'
 */
export function suggestName(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length > 40) return undefined;
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = countEdits(wrong.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) best = { name, distance };
  }
  const limit = Math.max(1, Math.floor(wrong.length / 3));
  return best && best.distance <= limit ? `Did you mean \`${best.name}\`?` : undefined;
}

/** Levenshtein's distance. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length]!;
}
