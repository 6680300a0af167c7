import { toWordList } from '@docs/utils';
import table from './nouns.json';

// Data instead of a library: of 249 plurals that we chose, pluralize 8.0.0 has 186, compromise
// 14.17.0 (138 KB compressed) 181, and inflection 3.0.2 has 162.

/** Singular and plural; a word with `-` before it decides for all that end with it. */
const irregular = new Map(
  toWordList(table.irregular).map((entry) => entry.split('/') as [string, string]),
);

const unchanged = new Set(toWordList(table.unchanged));

/** Words that end as an irregular one, or as words that often are, and take -s or -es. */
const regular = new Set(toWordList(table.regular));

const withEs = new Set(toWordList(table.withEs));

/** -ch is said as k. */
const withS = new Set(toWordList(table.withS));

/** Nouns in -y that names begin with a capital, as in "City"; other capitals are names: "Kennedys". */
const common = new Set(toWordList(table.common));

/** Nouns and names that end in -s and are singular. */
const singulars = new Set(toWordList(table.singular));

function findIrregular(word: string): string | undefined {
  if (regular.has(word)) return undefined;
  const exact = irregular.get(word);
  if (exact) return exact;
  // None of the endings is longer.
  for (let start = Math.max(0, word.length - 8); start < word.length; start++) {
    const ending = irregular.get(`-${word.slice(start)}`);
    if (ending) return word.slice(0, start) + ending;
  }
  return undefined;
}

export interface Plural {
  form: string;
  /** The ending has several plurals, and the word is in no list. */
  isGuess: boolean;
}

/** Compounds whose first noun has the plural. */
const HEAD_FIRST = [
  /^(.+?)([- ](?:of|in|at|to)[- ].+)$/,
  /^(.*(?<!cov)er)([- ](?:by|on|up|in|out))$/,
  /^((?:attorney|secretary|governor|solicitor|surgeon|director|consul|paymaster|court|notary|poet|heir|.+(?=-elect))(?=[- ]))([- ](?:general|martial|public|apparent|laureate|elect))$/i,
];

/**
 * @example
 * toPlural('penalty area').form; // 'penalty areas'
 * toPlural('son-in-law').form; // 'sons-in-law'
 */
export function toPlural(noun: string): Plural {
  const compound = HEAD_FIRST.map((pattern) => pattern.exec(noun)).find(Boolean);
  if (compound) {
    const { form, isGuess } = toPlural(compound[1]!);
    return { form: form + compound[2]!, isGuess };
  }
  const [, before = '', last = noun] = /^(.*[\s-])?(\S+)$/.exec(noun) ?? [];
  const { form, isGuess } = toWordPlural(last);
  return { form: before + form, isGuess };
}

function toWordPlural(word: string): Plural {
  const lower = word.toLowerCase();
  const isName = /^\p{Lu}\p{Ll}/u.test(word);
  if (
    unchanged.has(lower) ||
    /(?:craft|fish|deer)$/.test(lower) ||
    (isName && /ese$/.test(lower))
  ) {
    return { form: word, isGuess: false };
  }
  // Letters and digits: "MPs", "1990s".
  if (/[\p{Lu}\d]$/u.test(word)) return { form: `${word}s`, isGuess: /S$/.test(word) };
  const listed = findIrregular(lower);
  if (listed) return { form: word[0]! + listed.slice(1), isGuess: false };
  if (/sis$/.test(lower)) return { form: word.replace(/is$/, 'es'), isGuess: false };
  if (isName && /[^aeiou]y$/.test(word) && !common.has(lower)) {
    return { form: `${word}s`, isGuess: true };
  }
  const isUncertain = /(?:[^aeiou]o|[^f]f|fe|us|[^aeiou]um|ium|[ei]x|[^s]is)$/.test(lower);
  const isGuess = isUncertain && !regular.has(lower) && !withEs.has(lower);
  if (withS.has(lower)) return { form: `${word}s`, isGuess };
  return { form: withEs.has(lower) ? `${word}es` : addS(word), isGuess };
}

/** -s or -es, as nouns and verbs add it: `boxes`, `parties`, `quizzes`. */
export function addS(word: string): string {
  if (/(?:[^aeiou]|qu)y$/.test(word) && word !== 'by') return word.replace(/y$/, 'ies');
  if (/^[^aeiou]*u?[aeiou]z$/.test(word)) return `${word}zes`;
  return word + (/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's');
}

const plurals = new Set(irregular.values());

/** Whether a noun or pronoun is followed by "are". */
export function isPluralSubject(text: string): boolean {
  const lower = text.toLowerCase().replace(/^the /, '');
  if (/\band\b/.test(lower)) return true;
  if (/^(?:they|we|you|these|those|both|few|many|several)$/.test(lower)) return true;
  if (singulars.has(lower.replaceAll(' ', '_'))) return false;
  const [head = ''] = lower.split(/ (?:of|in|from|for) /);
  const last = head.split(/[\s-]/).at(-1)!;
  const isIrregular = plurals.has(last) || /men$|children$/.test(last);
  if (isIrregular || /^(?:police|cattle|people|trousers|scissors|jeans|pants)$/.test(last)) {
    return last !== 'data' && last !== 'media' && last !== 'chassis';
  }
  return /[^su]s$/.test(last) && !/[^s]is$|sis$/.test(last) && !singulars.has(last);
}
