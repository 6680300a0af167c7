import words from '../../data/czech-words.json';
import { toWordList } from '@docs/utils';
import { readOpinions } from './opinions';
import type { Token } from '../model';
import { stem } from './stem';

/** Frequent nouns in their dictionary form, by their stems. */
const nouns = new Map(toWordList(words.nouns).map((noun) => [stem(noun, 'cs'), noun]));

/** Nouns whose other forms do not begin as the dictionary form does. */
const nounForms = new Map(Object.entries(words.nounForms));

/** Frequent adjectives; those that tell an opinion are in the list of opinion words. */
const frequentAdjectives = toWordList(words.adjectives);

/** Forms of verbs that their endings do not tell. Those of the past are stems: "měl" for "měla", too. */
const verbs = new Set(toWordList(words.verbs));

/** Adverbs, pronouns and particles that are neither nouns nor verbs. */
const others = new Set(toWordList(words.others));

const prepositions = new Set(toWordList(words.prepositions));

/** The kind of word that a Czech word seems to be. */
export interface CzechWord {
  kind: 'noun' | 'adjective' | 'verb' | 'preposition' | 'conjunction' | 'other' | 'end';
  /** The dictionary form of a noun. */
  lemma?: string;
}

/**
 * Reads the words of a Czech sentence by their endings and short lists: enough to find most nouns,
 * and often wrong beyond them.
 *
 * @example
 * readCzech(tokens of 'v krásném sadě'); // [{ kind: 'preposition' }, { kind: 'adjective' }, { kind: 'noun', lemma: 'sad' }]
 */
export function readCzech(tokens: Token[]): readonly CzechWord[] {
  const read: CzechWord[] = [];
  tokens.forEach((token, at) => read.push(readWord(tokens, read, token, at)));
  return read;
}

const COPULA = /^(?:ne)?(?:jsou|byl[aoiy]?|bude|budou)$|^(?:je|není)$/;
const CONJUNCTION = /^(?:a|i|ale|nebo|ani|či|jen)$/;

function readWord(tokens: Token[], before: CzechWord[], token: Token, at: number): CzechWord {
  const lower = token.text.toLowerCase();
  if (!/^\p{L}/u.test(token.text)) return { kind: /^[.,;:!?()–]/.test(lower) ? 'end' : 'other' };
  if (COPULA.test(lower)) return { kind: 'verb' };
  if (lower === 'se' || lower === 'si') return { kind: 'other' };
  if (prepositions.has(lower)) return { kind: 'preposition' };
  if (CONJUNCTION.test(lower)) return { kind: 'conjunction' };
  if (others.has(lower)) return { kind: 'other' };
  const noun = findNoun(lower);
  if (noun !== undefined) return { kind: 'noun', lemma: noun };
  const isName = at > 0 && /^\p{Lu}/u.test(token.text);
  if (isName) return { kind: 'noun', lemma: token.text };
  if (verbs.has(lower)) return { kind: 'verb' };
  const last = before.at(-1);
  const next = tokens[at + 1]?.text.toLowerCase() ?? '';
  if (isAdjective(lower, next, last)) return { kind: 'adjective' };
  if (isVerb(lower)) return { kind: 'verb' };
  if (ADVERB.test(lower) && last?.kind !== 'preposition' && last?.kind !== 'adjective') {
    return { kind: 'other' };
  }
  const adjective = last?.kind === 'adjective' ? (tokens[at - 1]?.text.toLowerCase() ?? '') : '';
  return { kind: 'noun', lemma: guessNoun(lower, adjective) };
}

const ADVERB = /(?:[nvmpbtd]ě|[csz]ky|le)$/;

/** The dictionary form of a known noun. */
function findNoun(lower: string): string | undefined {
  return nounForms.get(lower) ?? nouns.get(stem(lower, 'cs'));
}

/** The dictionary form of an unknown noun, as far as the ending of its adjective tells it. */
function guessNoun(noun: string, adjective: string): string {
  if (adjective.endsWith('ou')) return noun.replace(/o?u$/, 'a');
  if (/(?:ém|ému)$/.test(adjective)) return noun.replace(/(?:u|ě|ovi)$/, '');
  if (adjective.endsWith('ého')) return noun.replace(/[au]$/, '');
  if (adjective.endsWith('ým')) return noun.replace(/em$/, '');
  return noun
    .replace(/([áí])ci$/, '$1k')
    .replace(/([aiuk])ci$/, '$1ce')
    .replace(/ci$/, 'ec')
    .replace(/([řč])i$/, '$1');
}

const HARD = /^\p{L}{2,}(?:ého|ému|ých|ými|ým|ém|ý|é)$/u;
const MAYBE_HARD = /^\p{L}{2,}(?:á|ou)$/u;
const SOFT = /^\p{L}{2,}[nšc]í(?:ho|mu|m|ch|mi)?$/u;
const DEGREE = /^(?:nej)?\p{L}{3,}?[eě]jš(?:í|ího|ímu|ím|ích|ími)$/u;
const IRREGULAR_DEGREE = /^(?:nej)?(?:lep|hor|vět|men|del|krat|vyš|niž|draž)ší/;
const NOUN_IN_M = /(?:blém|stém|trém|krém|rytm)$/;

const { positive, negative } = readOpinions('cs');
const adjectives = new Set(
  [...frequentAdjectives, ...positive, ...negative]
    .filter((word) => /[ýí]$/.test(word))
    .map((word) => stem(word, 'cs')),
);

function isAdjective(lower: string, next: string, before?: CzechWord): boolean {
  if (IRREGULAR_DEGREE.test(lower) || DEGREE.test(lower)) return true;
  if (HARD.test(lower) && !NOUN_IN_M.test(lower)) return true;
  // "Nová známka" has an adjective, "vláda jedná" a verb.
  const isOpen = isBeforeNoun(lower, next, before);
  if (MAYBE_HARD.test(lower) && (isOpen || adjectives.has(stem(lower, 'cs')))) return true;
  if (/^\p{L}{2,}í$/u.test(lower) && adjectives.has(stem(toHard(lower), 'cs'))) return true;
  return isOpen && SOFT.test(lower) && !/[eěá]ní/.test(lower);
}

function isBeforeNoun(lower: string, next: string, before?: CzechWord): boolean {
  const isFree = before?.kind !== 'noun' && before?.kind !== 'other';
  if (!isFree || !/^\p{L}{3,}$/u.test(next)) return false;
  if (others.has(next) || prepositions.has(next) || COPULA.test(next)) return false;
  return lower.endsWith('ou') ? /[^aeoyáéýůě]$/.test(next) : /[^ouyůá]$/.test(next);
}

/** Plural of persons: "dobří", "velcí", "drazí"; soft adjectives stay. */
function toHard(lower: string): string {
  if (frequentAdjectives.includes(lower)) return lower;
  return lower
    .replace(/cí$/, 'ký')
    .replace(/zí$/, 'hý')
    .replace(/ší$/, 'chý')
    .replace(/ří$/, 'rý')
    .replace(/í$/, 'ý');
}

const INFINITIVE = /^\p{L}{2,}(?:ovat|nout|[^aeiouyáéíýůě](?:ět|ít|at))$/u;
const PAST = /^\p{L}{2,}[aeěiíu]l[aoiy]?$/u;
const PRESENT =
  /^\p{L}{2,}(?:uj(?:e|i|u|í|eme|ete|eš|ou)|á|ám|áš|áme|áte|ají|[čřvbdtpm](?:ím|íš|íme|íte))$/u;

/** Czech denies inside the word: "nefunguje". */
function isVerb(lower: string): boolean {
  const positive = /^ne\p{L}{3,}/u.test(lower) ? lower.slice(2) : lower;
  return isKnownVerb(lower) || isKnownVerb(positive) || hasVerbForm(positive);
}

function isKnownVerb(lower: string): boolean {
  return verbs.has(lower) || verbs.has(lower.replace(/(l)[aoiy]$/, '$1'));
}

function hasVerbForm(lower: string): boolean {
  const isPast = PAST.test(lower) && !/tel$/.test(lower);
  return isPast || INFINITIVE.test(lower) || PRESENT.test(lower);
}
