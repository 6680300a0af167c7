import { toWordList } from '@docs/utils';
import { addS } from './plural';
import table from './verbs.data.json';

/** `overtake` is `take` with one of these. */
const PREFIX =
  /^(?:over|under|with|mis|out|off|re|un|fore|up|pre|broad|inter|in|for|back|proof|baby|type|sub)(?=.{2})/;

/** The last syllable is stressed, so its consonant is doubled: `admitted`. */
const stressed = new Set(toWordList(table.stressed));

/** It is not: `visited`. */
const unstressed = new Set(toWordList(table.unstressed));

/** Verbs with regular forms that are no nouns at the same time, so that a template needs no tense. */
const regular = new Set(toWordList(table.regular));

/** Base, past, and participle, which is left out if it is the past. */
const irregular = new Map(
  toWordList(table.irregular).map((entry) => [entry.split('/')[0]!, entry.split('/')] as const),
);

/** Base, past, and participle of a verb in the lists. */
function findVerb(lemma: string): string[] | undefined {
  const exact = irregular.get(lemma);
  if (exact) return exact;
  const prefix = PREFIX.exec(lemma)?.[0];
  const simple = prefix === undefined ? undefined : findVerb(lemma.slice(prefix.length));
  return simple?.map((form) => prefix + form);
}

export function isKnownVerb(lemma: string): boolean {
  return findVerb(lemma) !== undefined || regular.has(lemma);
}

export interface VerbForms {
  past: string;
  participle: string;
  gerund: string;
  third: string;
  isRegular: boolean;
  /** Whether the last consonant is doubled is not known. */
  isGuess: boolean;
}

export function listVerbForms(lemma: string): VerbForms {
  const listed = findVerb(lemma);
  const stem = double(lemma);
  const [, past = toPast(stem), participle = past] = listed ?? [];
  return {
    past,
    participle,
    gerund: `${dropE(stem)}ing`,
    third: lemma === 'have' ? 'has' : /o$/.test(lemma) ? `${lemma}es` : addS(lemma),
    isRegular: past === toPast(stem),
    isGuess: !listed && isUncertain(lemma) && !unstressed.has(lemma) && !stressed.has(lemma),
  };
}

function toPast(stem: string): string {
  if (/[^aeiou]y$/.test(stem)) return stem.replace(/y$/, 'ied');
  return stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
}

const ONE_SYLLABLE = /^[^aeiou]*(?:qu)?[aeiou][bdfgklmnprtvz]$/;

/** Two syllables that end in one vowel and one consonant: "visited", but "admitted". */
function isUncertain(verb: string): boolean {
  return /[aeiouy].*[^aeiou][aeiou][bdfgmptvzl]$/.test(verb);
}

function double(verb: string): string {
  // "panicked"
  if (/[aeiou]c$/.test(verb)) return `${verb}k`;
  const prefix = PREFIX.exec(verb)?.[0] ?? '';
  const simple = verb.slice(prefix.length);
  const isCompound = findVerb(simple) !== undefined && ONE_SYLLABLE.test(simple);
  const isStressed = [verb, simple].some((verbPart) => stressed.has(verbPart));
  return ONE_SYLLABLE.test(verb) || isCompound || isStressed ? verb + verb.at(-1)! : verb;
}

function dropE(stem: string): string {
  if (stem.endsWith('ie')) return stem.replace(/ie$/, 'y');
  return /[^eoy]e$/.test(stem) && stem !== 'be' ? stem.slice(0, -1) : stem;
}
