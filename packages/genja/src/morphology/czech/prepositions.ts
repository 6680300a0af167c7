import { unescapeHtml } from '../../values/entities';

/** The four prepositions with two forms. */
export const VOCALIZED: Record<string, string> = { v: 've', z: 'ze', s: 'se', k: 'ke' };

/** Without "se": before a pronoun it is the reflexive one, as in "zabývá se jím". */
const PREPOSITION =
  /(?:^|[^\p{L}\p{N}])(?:beze?|během|blízko|díky|dle|do|ke?|kolem|kromě|ku|kvůli|mezi|mimo|místo|na|nade?|naproti|navzdory|o|ode?|okolo|oproti|po|pode?|podle|pro|proti|přede?|přes|při|s|skrze?|u|uprostřed|ve?|včetně|vedle|vůči|z|za|ze|zpod|zpoza)\s[\s„“"'»«([]*$/iu;

/** Whether a text ends with a preposition, and so a pronoun behind it begins with n. */
export function endsWithPreposition(html: string): boolean {
  return PREPOSITION.test(unescapeHtml(html.replace(/<[^<>]*>/g, '')));
}

/** Beginnings of words that are hard to say after any of the four. */
const CLUSTERS =
  /^(?:dv(?!ořá)|tř(?!eb|in[ce])|[čc]t|v[šzs]|l[vžh]|m[zšs]|r[tv]|jm|ps(?!ych)|hř|chvíl|dřev(?!n))/;

/** Short words of the same kind; "ke dni", but "k dnešku". */
const WORDS =
  /^(?:m(?:ě|n[eě]|nou)|dn(?:[aeěiyůu]|em|ech|ům)|tm(?:[aěyu]|ou)|hr(?:[ayu]|ou|ám|ách|ami))$/;

/** `r` or `l` between consonants is a vowel: "v srpnu", "s vlkem". */
const SYLLABIC = /^[szšž][rl][^aeiouyáéěíóúůý]/;

/** Letters that are read with a vowel before them: "s SPD" is "s es-pé-dé". */
const SPELLED = /^[FLMNRSŘŠ][BCDFGHJKLMNPQRSTVWXZČŘŠŽ]+$/;

const RULES: Record<string, RegExp> = {
  v: /^(?:[vfw]|[szšž][^aeiouyáéěíóúůý]|měst(?!s)|druh|prospěch)/,
  z: /^[szšž]/,
  s: /^[szšž]/,
  k: /^(?:[kg]|[szšž][^aeiouyáéěíóúůý])/,
};

const NOT_BEFORE: Record<string, RegExp> = {
  v: /^ps/,
  z: /^ps/,
  s: /^h[řr]/,
  k: /^$/,
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
  const long = Object.hasOwn(VOCALIZED, base) ? VOCALIZED[base] : undefined;
  const bare = next.replace(/[.,]+$/, '');
  if (!long || !bare || /^\d/.test(bare) || SPELLED.test(bare)) return preposition;
  const word = bare.toLowerCase();
  const isLong =
    (RULES[base]!.test(word) && !(base !== 'z' && base !== 's' && SYLLABIC.test(word))) ||
    ((CLUSTERS.test(word) || WORDS.test(word)) && !NOT_BEFORE[base]!.test(word));
  if (!isLong) return preposition;
  return preposition === base ? long : preposition + long.slice(1);
}
