import { readCzech } from '../language/czech';
import type { CzechWord } from '../language/czech';
import type { Sentence, Token } from '../model';
import { isNamed, isTemporal, toArgument, toDraft } from './relation';
import type { Argument, Owners, RelationDraft } from './relation';

/** A sentence with what its words are taken for. */
interface Reading {
  tokens: Token[];
  words: readonly CzechWord[];
  owners: Owners;
}

/** Words between a predicate and its subject or object: a bound on the work. */
const FAR = 8;

type Kinds = ReadonlySet<CzechWord['kind'] | undefined>;

const BEHIND_COPULA: Kinds = new Set(['adjective', 'conjunction', 'other']);
const BEFORE_NOUN: Kinds = new Set(['adjective', 'other']);
const BEFORE_SUBJECT: Kinds = new Set(['end', 'verb', 'copula']);

/** Finds attributes and actions in one Czech sentence: the simple ones. */
export function findCzechRelations({ tokens }: Sentence, owners: Owners): RelationDraft[] {
  const words = readCzech(tokens, (token) => isNamed(token, owners));
  const reading = { tokens, words, owners };
  return tokens.flatMap((_, at) => {
    const kind = reading.words[at]?.kind;
    if (kind === 'adjective') return findAttribute(reading, at) ?? [];
    return kind === 'verb' ? (findAction(reading, at) ?? []) : [];
  });
}

function findAttribute(reading: Reading, at: number): RelationDraft | undefined {
  const { tokens, words } = reading;
  let next = at + 1;
  while (words[next]?.kind === 'adjective') next += 1;
  const isBefore = words[next]?.kind === 'noun';
  const copula = isBefore ? undefined : findCopula(words, at);
  const noun = isBefore ? next : findSubject(reading, copula ?? at);
  const token = tokens[at];
  if (noun === undefined || !token) return undefined;
  const helper = copula === undefined ? undefined : tokens[copula];
  return toDraft({
    type: 'ATTR',
    name: words[at]?.lemma ?? token.text,
    args: [toName('SUBJECT', reading, noun)],
    isNegated: copula !== undefined && words[copula]?.isNegated === true,
    modality: '',
    tokens: helper ? [token, helper] : [token],
  });
}

/** "byla zbytečně drahá a malá": the verb before the adverbs and other adjectives. */
function findCopula(words: readonly CzechWord[], at: number): number | undefined {
  for (let index = at - 1; index >= Math.max(0, at - FAR); index -= 1) {
    const kind = words[index]?.kind;
    if (kind === 'copula') return index;
    if (!BEHIND_COPULA.has(kind)) return undefined;
  }
  return undefined;
}

function findAction(reading: Reading, at: number): RelationDraft | undefined {
  const { tokens, words } = reading;
  const [token, word] = [tokens[at], words[at]];
  if (!token || !word) return undefined;
  const { lemma, isNegated } = word;
  // "a popisuje" shares the subject of the verb before.
  const isSecond = words[at - 1]?.kind === 'conjunction';
  const first = isSecond ? findVerbBefore(words, at) : undefined;
  const subject = findSubject(reading, first ?? at);
  const object = findObject(reading, at);
  const args = [
    ...(subject === undefined ? [] : [toName('SUBJECT', reading, subject)]),
    ...(object === undefined ? [] : [toName('OBJECT', reading, object)]),
  ];
  if (args.length === 0) return undefined;
  // Recorded: "vážit si" keeps its reflexive word, "se prodává" does not.
  const reflexive = [at - 1, at + 1].find((index) => tokens[index]?.text.toLowerCase() === 'si');
  const helper = reflexive === undefined ? undefined : tokens[reflexive];
  return toDraft({
    type: 'VERB',
    name: helper ? `${lemma} si` : lemma,
    args,
    isNegated,
    modality: '',
    tokens: helper ? [token, helper] : [token],
  });
}

function findVerbBefore(words: readonly CzechWord[], at: number): number | undefined {
  for (let index = at - 1; index >= Math.max(0, at - FAR); index -= 1) {
    if (words[index]?.kind === 'end') return undefined;
    if (words[index]?.kind === 'verb') return index;
  }
  return undefined;
}

/** The noun before a predicate, prepositional phrases passed over. */
function findSubject(reading: Reading, at: number): number | undefined {
  const { tokens, words, owners } = reading;
  for (let index = at - 1; index >= Math.max(0, at - FAR); index -= 1) {
    const kind = words[index]?.kind;
    if (BEFORE_SUBJECT.has(kind)) return undefined;
    if (kind !== 'noun' || isTemporal(tokens[index], owners)) continue;
    let start = index;
    const least = Math.max(0, index - FAR);
    while (start > least && words[start - 1]?.kind === 'noun') start -= 1;
    let group = start;
    while (group > least && words[group - 1]?.kind === 'adjective') group -= 1;
    if (words[group - 1]?.kind !== 'preposition') {
      // "Prezident Macron": the name tells more.
      return isNamed(tokens[index], owners) ? index : start;
    }
    index = group - 1;
  }
  return undefined;
}

/** The first noun after a verb, unless a preposition or the end of the clause comes first. */
function findObject({ tokens, words, owners }: Reading, at: number): number | undefined {
  for (let index = at + 1; index <= at + FAR; index += 1) {
    const kind = words[index]?.kind;
    if (kind === 'noun' && !isTemporal(tokens[index], owners)) return index;
    if (kind === 'preposition') {
      index = skipPhrase(tokens, words, index);
      continue;
    }
    if (kind !== 'adjective' && kind !== 'other' && kind !== 'noun') return undefined;
  }
  return undefined;
}

/** The last word of "v centru Kyjeva": its nouns with their adjectives. */
function skipPhrase(tokens: Token[], words: readonly CzechWord[], at: number): number {
  let end = at;
  while (end < at + FAR && BEFORE_NOUN.has(words[end + 1]?.kind)) end += 1;
  if (words[end + 1]?.kind === 'noun') end += 1;
  // A genitive follows a common noun, not a name: "ve Stockholmu Švédsko".
  const isCommon = /^\p{Ll}/u.test(tokens[end]?.text ?? '');
  return isCommon && words[end + 1]?.kind === 'noun' ? end + 1 : end;
}

function toName(type: Argument['type'], { tokens, words, owners }: Reading, at: number): Argument {
  return toArgument(type, words[at]?.lemma ?? '', tokens[at], owners);
}
