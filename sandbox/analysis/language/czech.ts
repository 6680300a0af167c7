import {
  czechAdjectives,
  czechNounForms,
  czechNouns,
  czechOthers,
  czechPrepositions,
  czechVerbs,
} from '../../data/czech-words';
import { listOpinionWords } from '../../data/opinion-words';
import type { Token } from '../model';
import { stem } from './stem';

/** What a Czech word is taken for. */
export interface CzechWord {
  kind: 'noun' | 'adjective' | 'verb' | 'copula' | 'preposition' | 'conjunction' | 'other' | 'end';
  lemma: string;
  isNegated: boolean;
}

/**
 * Reads the words of a Czech sentence by their endings and short lists: enough for simple
 * relations and tags, and often wrong beyond them.
 *
 * @example
 * readCzech(tokens of 'Snídaně byla výborná.').map(({ lemma }) => lemma);
 * // ['snídaně', 'být', 'výborný', '.']
 */
export function readCzech(
  tokens: Token[],
  isNamed?: (token: Token) => boolean,
): readonly CzechWord[] {
  if (isNamed && tokens.some(isNamed)) return readWords(tokens, isNamed);
  const words = known.get(tokens) ?? readWords(tokens, () => false);
  known.set(tokens, words);
  return words;
}

/** Tags and relations read the same sentences. */
const known = new WeakMap<Token[], readonly CzechWord[]>();

function readWords(tokens: Token[], isNamed: (token: Token) => boolean): CzechWord[] {
  const words: CzechWord[] = [];
  tokens.forEach((token, at) => {
    const word = readWord(tokens, words, token, at);
    words.push(isNamed(token) ? { ...word, kind: 'noun' } : word);
  });
  return words;
}

const COPULA = /^(ne)?(?:jsou|byl[aoiy]?|bude|budou)$|^(je|není)$/;
const CONJUNCTION = /^(?:a|i|ale|nebo|ani|či|jen)$/;

function readWord(tokens: Token[], before: CzechWord[], token: Token, at: number): CzechWord {
  const lower = token.text.toLowerCase();
  const word = (kind: CzechWord['kind'], lemma = lower, isNegated = false): CzechWord => ({
    kind,
    lemma,
    isNegated,
  });
  if (!/^\p{L}/u.test(token.text)) return word(/^[.,;:!?()–]/.test(lower) ? 'end' : 'other');
  if (COPULA.test(lower)) return word('copula', 'být', lower.startsWith('ne'));
  if (lower === 'se' || lower === 'si') return word('other');
  if (czechPrepositions.has(lower)) return word('preposition');
  if (CONJUNCTION.test(lower)) return word('conjunction');
  if (czechOthers.has(lower)) return word('other');
  const noun = findNoun(lower);
  if (noun !== undefined) return word('noun', noun);
  const isName = at > 0 && /^\p{Lu}/u.test(token.text);
  if (isName) return word('noun', token.text);
  const last = before.at(-1);
  const verb = findVerb(lower);
  if (verb && czechVerbs.has(lower)) return word('verb', verb.lemma);
  const adjective = findAdjective(lower, tokens[at + 1]?.text.toLowerCase() ?? '', last);
  if (adjective !== undefined) return word('adjective', adjective);
  if (verb) return word('verb', verb.lemma, verb.isNegated);
  if (ADVERB.test(lower) && last?.kind !== 'preposition' && last?.kind !== 'adjective') {
    return word('other');
  }
  const ending = last?.kind === 'adjective' ? (tokens[at - 1]?.text.toLowerCase() ?? '') : '';
  return word('noun', guessNoun(lower, ending));
}

const ADVERB = /(?:[nvmpbtd]ě|[csz]ky|le)$/;

const nouns = new Map(czechNouns.map((noun) => [stem(noun, 'cs'), noun]));

/** The dictionary form of a known noun. */
function findNoun(lower: string): string | undefined {
  if (Object.hasOwn(czechNounForms, lower)) return czechNounForms[lower];
  return nouns.get(stem(lower, 'cs'));
}

/** The dictionary form of an unknown noun, as far as the ending of its adjective tells it. */
function guessNoun(noun: string, adjective: string): string {
  if (adjective.endsWith('ou')) return noun.replace(/o?u$/, 'a');
  if (/(?:ém|ému)$/.test(adjective)) return noun.replace(/(?:u|ě|ovi)$/, '');
  if (adjective.endsWith('ého')) return noun.replace(/[au]$/, '');
  if (adjective.endsWith('ým')) return noun.replace(/em$/, '');
  return noun
    .replace(/([áí])ci$/, '$1k')
    .replace(/ci$/, 'ec')
    .replace(/([řč])i$/, '$1');
}

const HARD = /^(\p{L}{2,})(?:ého|ému|ých|ými|ým|ém|ý|é)$/u;
const MAYBE_HARD = /^(\p{L}{2,})(?:á|ou)$/u;
const SOFT = /^\p{L}{2,}[nšc]í(?:ho|mu|m|ch|mi)?$/u;
const DEGREE = /^(?:nej)?(\p{L}{3,}?)[eě]jš(?:í|ího|ímu|ím|ích|ími)$/u;
const NOUN_IN_M = /(?:blém|stém|trém|krém|rytm)$/;

const IRREGULAR: [RegExp, string][] = [
  [/^(?:nej)?lepší/, 'dobrý'],
  [/^(?:nej)?horší/, 'špatný'],
  [/^(?:nej)?větší/, 'velký'],
  [/^(?:nej)?menší/, 'malý'],
  [/^(?:nej)?delší/, 'dlouhý'],
  [/^(?:nej)?kratší/, 'krátký'],
  [/^(?:nej)?vyšší/, 'vysoký'],
  [/^(?:nej)?nižší/, 'nízký'],
  [/^(?:nej)?dražší/, 'drahý'],
];

const adjectives = new Set(
  [...czechAdjectives, ...listOpinionWords('cs')]
    .filter((word) => /[ýí]$/.test(word))
    .map((word) => stem(word, 'cs')),
);

/** The dictionary form of an adjective: positive, masculine, degree undone as recorded. */
function findAdjective(lower: string, next: string, before?: CzechWord): string | undefined {
  const irregular = IRREGULAR.find(([pattern]) => pattern.test(lower));
  if (irregular) return irregular[1];
  const degree = DEGREE.exec(lower);
  if (degree) return `${degree[1]}ý`;
  const hard = NOUN_IN_M.test(lower) ? null : HARD.exec(lower);
  if (hard) return `${hard[1]}ý`;
  const isKnown = adjectives.has(stem(lower, 'cs'));
  const maybe = MAYBE_HARD.exec(lower);
  // "Nová známka" has an adjective, "vláda jedná" a verb.
  if (maybe && (isKnown || isBeforeNoun(lower, next, before))) return `${maybe[1]}ý`;
  if (/^\p{L}{2,}í$/u.test(lower) && adjectives.has(stem(toHard(lower), 'cs')))
    return toHard(lower);
  const isSoft = SOFT.test(lower) && !/[eěá]ní/.test(lower) && isBeforeNoun(lower, next, before);
  return isSoft ? lower.replace(/í(?:ho|mu|m|ch|mi)?$/u, 'í') : undefined;
}

function isBeforeNoun(lower: string, next: string, before?: CzechWord): boolean {
  const isFree = before?.kind !== 'noun' && before?.kind !== 'other';
  if (!isFree || !/^\p{L}{3,}$/u.test(next)) return false;
  if (czechOthers.has(next) || czechPrepositions.has(next) || COPULA.test(next)) return false;
  return lower.endsWith('ou') ? /[^aeoyáéýůě]$/.test(next) : /[^ouyůá]$/.test(next);
}

/** Plural of persons: "dobří", "velcí", "drazí"; soft adjectives stay. */
function toHard(lower: string): string {
  if (czechAdjectives.includes(lower)) return lower;
  return lower
    .replace(/cí$/, 'ký')
    .replace(/zí$/, 'hý')
    .replace(/ší$/, 'chý')
    .replace(/ří$/, 'rý')
    .replace(/í$/, 'ý');
}

const INFINITIVE = /^\p{L}{2,}(?:ovat|nout|[^aeiouyáéíýůě](?:ět|ít|at))$/u;
const PAST = /^(\p{L}{2,})([aeěiíu])l[aoiy]?$/u;
const PRESENT: [RegExp, string][] = [
  [/^(\p{L}{2,})uj(?:e|i|u|í|eme|ete|eš|ou)$/u, 'ovat'],
  [/^(\p{L}{2,})(?:á|ám|áš|áme|áte|ají)$/u, 'at'],
  [/^(\p{L}{2,}(?:č|ř|v|b|d|t|p|m))(?:ím|íš|íme|íte)$/u, 'it'],
];

/** Verbs that begin with the letters of the negation: "nechat", "nést", "nenávidět". */
const POSITIVE =
  /^ne(?:ch(?:á[mš]?|áme|áte|a(?:jí|t|l[aoiy]?))$|s(?:e|eš|eme|ete|ou|u|l[aoiy]?)$|návid|moc)/;

function findVerb(lower: string): { lemma: string; isNegated: boolean } | undefined {
  const known = findPositiveVerb(lower);
  const isNegated = /^ne\p{L}{3,}/u.test(lower) && !POSITIVE.test(lower);
  if (!isNegated) return known === undefined ? undefined : { lemma: known, isNegated };
  const lemma = findPositiveVerb(lower.slice(2));
  return lemma === undefined ? undefined : { lemma, isNegated };
}

function findPositiveVerb(lower: string): string | undefined {
  const known = czechVerbs.get(lower) ?? czechVerbs.get(lower.replace(/(l)[aoiy]$/, '$1'));
  if (known !== undefined) return known;
  if (INFINITIVE.test(lower)) return lower;
  const past = /tel$/.test(lower) ? null : PAST.exec(lower);
  if (past) {
    const [, start = '', vowel = ''] = past;
    return `${start}${vowel === 'u' ? 'ou' : vowel}t`;
  }
  const present = PRESENT.find(([pattern]) => pattern.test(lower));
  return present && lower.replace(present[0], `$1${present[1]}`);
}
