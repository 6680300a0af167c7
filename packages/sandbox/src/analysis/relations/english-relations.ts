import type { Sentence, Token } from '../model';
import { isTemporal, buildArgument, draftRelation } from './relation';
import type { Argument, Owners, Relation, RelationDraft } from './relation';

const MODAL = new Set(['would', 'can', 'could', 'may', 'might', 'must', 'should', 'will', 'shall']);
const LINKING = new Set(['feel', 'look', 'seem', 'taste', 'smell', 'sound', 'become']);
const OWNERS = new Set('my your his her its our their this that these'.split(' '));
const RELATIVE = new Set(['that', 'which', 'who']);
const HELPERS = new Set(['AUX', 'ADV', 'PART']);
const IN_GROUP = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM']);
const BEFORE_OBJECT = new Set(['DET', 'ADJ', 'NUM', 'ADV', 'PART', 'SYM']);

/** The subject and the helpers of a predicate. */
interface Clause {
  /** Index of the subject's last noun, if there is one. */
  subject?: number;
  helpers: Token[];
}

/** Finds attributes and actions in one English sentence, by the order of parts of speech. */
export function findEnglishRelations({ tokens }: Sentence, owners: Owners): RelationDraft[] {
  const drafts: RelationDraft[] = [];
  /** "and explained" and "but small" share the subject of the predicate before. */
  let last: Clause | undefined;
  tokens.forEach((token, at) => {
    if (token.pos !== 'VERB' && token.pos !== 'ADJ') return;
    const noun = token.pos === 'ADJ' ? findDescribed(tokens, at, owners) : undefined;
    if (noun !== undefined) {
      drafts.push(buildRelation('ATTR', token, [buildName('SUBJECT', tokens, noun, owners)], []));
      return;
    }
    const clause = findClause(tokens, at, owners, last);
    const draft =
      token.pos === 'VERB'
        ? findAction(tokens, at, clause, owners)
        : findAttribute(tokens, at, clause, owners);
    if (draft) drafts.push(draft);
    last = clause;
  });
  return drafts;
}

/** The noun of "good pizza" or "new red car". */
function findDescribed(tokens: Token[], at: number, owners: Owners): number | undefined {
  let next = at + 1;
  while (tokens[next]?.pos === 'ADJ') next += 1;
  if (isOne(tokens[next])) return next;
  return isNoun(tokens[next]) ? findHead(tokens, next, owners) : undefined;
}

function findAction(
  tokens: Token[],
  at: number,
  { subject, helpers }: Clause,
  owners: Owners,
): RelationDraft | undefined {
  const object = findObject(tokens, at, owners);
  const args = [
    ...(subject === undefined ? [] : [buildName('SUBJECT', tokens, subject, owners)]),
    ...(object === undefined || isTemporal(tokens[object], owners)
      ? []
      : [buildName('OBJECT', tokens, object, owners)]),
  ];
  const token = tokens[at];
  return token && args.length > 0 ? buildRelation('VERB', token, args, helpers) : undefined;
}

/** Finds the object of a verb: in "sold their old car" the car, in "sold it" the pronoun. */
function findObject(tokens: Token[], verb: number, owners: Owners): number | undefined {
  const first = skipToNominal(tokens, verb + 1);
  const isOwner = OWNERS.has(tokens[first]?.lemma ?? '');
  const owned = isOwner ? skipToNominal(tokens, first + 1) : first;
  const object = isNoun(tokens[owned]) ? owned : first;
  return isNominal(tokens[object]) ? findHead(tokens, object, owners) : undefined;
}

function skipToNominal(tokens: Token[], at: number): number {
  let next = at;
  while (BEFORE_OBJECT.has(tokens[next]?.pos ?? '')) next += 1;
  return next;
}

function findAttribute(
  tokens: Token[],
  at: number,
  { subject, helpers }: Clause,
  owners: Owners,
): RelationDraft | undefined {
  const isStated = helpers.some(({ lemma = '' }) => lemma === 'be' || LINKING.has(lemma));
  const token = tokens[at];
  if (!token || !isStated || subject === undefined) return undefined;
  const args = [buildName('SUBJECT', tokens, subject, owners)];
  return buildRelation('ATTR', token, args, helpers);
}

function findClause(tokens: Token[], at: number, owners: Owners, last?: Clause): Clause {
  let before = at - 1;
  while (HELPERS.has(tokens[before]?.pos ?? '')) before -= 1;
  const helpers = tokens.slice(before + 1, at);
  const token = tokens[before];
  if (token?.pos === 'VERB' && LINKING.has(token.lemma ?? '') && tokens[at]?.pos === 'ADJ') {
    const clause = findClause(tokens, before, owners);
    return { ...clause, helpers: [...clause.helpers, token, ...helpers] };
  }
  if (token?.pos === 'CCONJ' && last && !helpers.some(({ pos }) => pos === 'AUX')) {
    const shared = last.helpers.filter(({ pos }) => pos !== 'PART');
    return { subject: last.subject, helpers: [...shared, ...helpers] };
  }
  const subject = findSubject(tokens, before, owners);
  if (subject === undefined) return { helpers };
  const start = findGroupStart(tokens, subject, owners);
  // "Can we move the meeting?"
  const asked = tokens[start - 1];
  const isAsked = asked?.pos === 'AUX' && (start === 1 || tokens[start - 2]?.pos === 'PUNCT');
  return { subject, helpers: isAsked ? [asked, ...helpers] : helpers };
}

/** Prepositional phrases that are passed over on the way to a subject: a bound on the work. */
const MOST_PHRASES = 5;

/** The subject that ends at a token: in "the trip to London was" it is the trip. */
function findSubject(tokens: Token[], end: number, owners: Owners): number | undefined {
  let at = end;
  for (let phrase = 0; phrase < MOST_PHRASES; phrase += 1) {
    while (isTemporal(tokens[at], owners)) at -= 1;
    // "Invoice 4711"
    if (tokens[at]?.pos === 'NUM' && isNoun(tokens[at - 1])) at -= 1;
    if (!isNominal(tokens[at])) return undefined;
    if (RELATIVE.has(tokens[at]?.lemma ?? '') && isNoun(tokens[at - 1])) return at - 1;
    const start = findGroupStart(tokens, at, owners);
    if (tokens[start - 1]?.pos !== 'ADP') return at;
    at = start - 2;
  }
  return undefined;
}

/** Where a group begins with its article, numbers and adjectives. */
function findGroupStart(tokens: Token[], at: number, owners: Owners): number {
  let start = at;
  if (tokens[at]?.pos === 'PRON') return start;
  while (IN_GROUP.has(tokens[start - 1]?.pos ?? '') && !isBorder(tokens, start, owners)) start -= 1;
  if (tokens[start - 1]?.pos === 'DET') return start - 1;
  return OWNERS.has(tokens[start - 1]?.lemma ?? '') ? start - 1 : start;
}

/** Whether one entity ends before a token and another begins: "On Monday Macron left." */
function isBorder(tokens: Token[], at: number, owners: Owners): boolean {
  const [before, behind] = [tokens[at - 1], tokens[at]].map(
    (token) => token && owners.get(token.id),
  );
  return before !== undefined && behind !== undefined && before !== behind;
}

/** The last noun of a group such as "trade show". A date behind it is no part of it. */
function findHead(tokens: Token[], at: number, owners: Owners): number {
  let head = at;
  const isDate = isTemporal(tokens[at], owners);
  const isPronoun = tokens[at]?.pos === 'PRON';
  while (!isPronoun && isNoun(tokens[head + 1])) {
    if (isTemporal(tokens[head + 1], owners) !== isDate) break;
    head += 1;
  }
  return head;
}

function buildName(
  type: Argument['type'],
  tokens: Token[],
  head: number,
  owners: Owners,
): Argument {
  let first = head;
  while (isNoun(tokens[head]) && isNoun(tokens[first - 1])) first -= 1;
  const name = tokens
    .slice(first, head + 1)
    .map(({ text, lemma, pos }) => (pos === 'PROPN' ? text : (lemma ?? text.toLowerCase())))
    .join(' ');
  return buildArgument(type, name, tokens[head], owners);
}

function buildRelation(
  type: Relation['type'],
  token: Token,
  args: Argument[],
  helpers: Token[],
): RelationDraft {
  const modal = helpers.find(({ text }) => MODAL.has(text.toLowerCase()));
  return draftRelation({
    type,
    name: token.lemma ?? token.text.toLowerCase(),
    args,
    isNegated: helpers.some(({ lemma }) => lemma === 'not' || lemma === 'never'),
    modality: modal?.text.toLowerCase() ?? '',
    tokens: [token, ...helpers],
  });
}

function isNoun(token?: Token): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN';
}

/** "The new one is slow." */
function isOne(token?: Token): boolean {
  return token?.pos === 'NUM' && token.lemma === 'one';
}

function isNominal(token?: Token): boolean {
  return isNoun(token) || token?.pos === 'PRON' || isOne(token);
}
