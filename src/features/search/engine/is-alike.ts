/**
 * Whether two words differ by a few slips of the fingers: a letter too much, too few, another one,
 * or two neighbours exchanged.
 *
 * @example
 * isAlike('retrun', 'return', 1); // true
 */
export function isAlike(typed: string, meant: string, typos: number): boolean {
  if (Math.abs(typed.length - meant.length) > typos) return false;
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  if (a === b) return true;
  if (typos === 0) return false;
  const isExchanged = a[0] === b[1] && a[1] === b[0];
  return (
    isAlike(a.slice(1), b, typos - 1) ||
    isAlike(a, b.slice(1), typos - 1) ||
    isAlike(a.slice(1), b.slice(1), typos - 1) ||
    (isExchanged && isAlike(a.slice(2), b.slice(2), typos - 1))
  );
}

/** How many slips are forgiven in a word; a short word with a slip is another word. */
export function countTypos(word: string): 0 | 1 | 2 {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
