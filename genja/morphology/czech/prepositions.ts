/** The four prepositions with two forms. */
export const VOCALIZED: Record<string, string> = { v: 've', z: 'ze', s: 'se', k: 'ke' };

/** Beginnings of words that are hard to say after any of the four. */
const CLUSTERS =
  /^(?:dv|tř|čt|vš|vz|vs|lv|lž|mz|rt|rv|jm|mn|dn[eůy]|ct|tm|tv|ps|hř|pt|ms|hr[aáyou](?!d|n))/;

/** `r` or `l` between consonants is a vowel: "v srpnu", "s vlkem". */
const SYLLABIC = /^[szšž][rl][^aeiouyáéěíóúůý]/;

const RULES: Record<string, RegExp> = {
  v: /^(?:[vf]|[szšž][^aeiouyáéěíóúůý]|měst)/,
  z: /^[szšž]/,
  s: /^[szšž]/,
  k: /^(?:[kg]|[szšž][^aeiouyáéěíóúůý])/,
};

const NOT_BEFORE: Record<string, RegExp> = {
  v: /^(?:tv|ps|pt)|^třebíč|^třinec|^třinc|^hr[aáy]n/,
  z: /^(?:tv|pt|ps)/,
  s: /^(?:tv|pt|hř|hr)/,
  k: /^(?:tv|pt)/,
};

/**
 * The form of a preposition before a word. Before digits the short form stays, as in Genja's own
 * example "s 2 bednami".
 *
 * @example
 * vocalize('v', 'škole'); // 've'
 * vocalize('s', '2'); // 's'
 */
export function vocalize(preposition: string, next: string): string {
  const base = preposition.toLowerCase();
  const long = VOCALIZED[base];
  if (!long || !next || /^\d/.test(next)) return preposition;
  const word = next.toLowerCase();
  const isLong =
    (RULES[base]!.test(word) && !(base !== 'z' && base !== 's' && SYLLABIC.test(word))) ||
    (CLUSTERS.test(word) && !NOT_BEFORE[base]!.test(word));
  if (!isLong) return preposition;
  return preposition === base ? long : preposition + long.slice(1);
}
