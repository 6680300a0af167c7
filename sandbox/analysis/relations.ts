import type { FoundEntity, Paragraph, Sentence, Token } from './model';
import { listOwnMentions } from './own-mentions';
import { countIds } from './segment';

export interface Relation {
  id: string;
  name: string;
  textRepr: string;
  type: 'ATTR' | 'VERB';
  args: Argument[];
  feats: { negated: string; modality: string };
  support?: { tokenIds: string[]; tectoId?: string }[];
}

interface Argument {
  type: 'SUBJECT' | 'OBJECT';
  name: string;
  entityId?: string;
}

/** A relation with the sentence that states it. */
export interface FoundRelation {
  relation: Relation;
  sentence: Sentence;
  tokenIds: string[];
}

const MODAL = new Set(['would', 'can', 'could', 'may', 'might', 'must', 'should', 'will', 'shall']);
const NOMINAL = new Set(['NOUN', 'PROPN', 'PRON']);
const BETWEEN_SUBJECT_AND_VERB = new Set(['AUX', 'ADV', 'PART']);
const BEFORE_OBJECT = new Set(['DET', 'ADJ', 'NUM', 'ADV', 'PART']);

/** Finds attributes and actions in English sentences, by the order of parts of speech. */
export function findRelations(paragraphs: Paragraph[], entities: FoundEntity[]): FoundRelation[] {
  const nextId = countIds('r');
  const owners = findOwners(entities);
  return paragraphs
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) =>
      sentence.tokens.flatMap((token, at) => {
        const draft =
          findVerb(sentence, token, at, owners) ?? findAttribute(sentence, token, at, owners);
        return draft ? [{ ...draft, sentence }] : [];
      }),
    )
    .map(({ draft, tokenIds, sentence }) => ({
      relation: { id: nextId(), ...draft },
      sentence,
      tokenIds,
    }));
}

interface Draft {
  draft: Omit<Relation, 'id' | 'support'>;
  tokenIds: string[];
}

/** What stands at a token, by its ID. */
type Owners = ReadonlyMap<string, FoundEntity>;

function findOwners(entities: FoundEntity[]): Owners {
  return new Map(
    entities.flatMap((entity) =>
      listOwnMentions(entity)
        .flatMap(({ tokenIds }) => tokenIds)
        .map((id) => [id, entity] as const),
    ),
  );
}

function findVerb(
  { tokens }: Sentence,
  token: Token,
  at: number,
  owners: Owners,
): Draft | undefined {
  if (token.pos !== 'VERB') return undefined;
  const { start, helpers, subject } = toSubject(tokens, at);
  const end = tokens.findIndex((other, index) => index > at && !BEFORE_OBJECT.has(other.pos ?? ''));
  const object = toHead(tokens, end);
  const args = [
    ...(subject && isNominal(subject) ? [toArgument('SUBJECT', tokens, start, owners)] : []),
    ...(object === undefined ? [] : [toArgument('OBJECT', tokens, object, owners)]),
  ];
  if (args.length === 0) return undefined;
  return toDraft('VERB', token, helpers, args);
}

function findAttribute(
  { tokens }: Sentence,
  token: Token,
  at: number,
  owners: Owners,
): Draft | undefined {
  if (token.pos !== 'ADJ') return undefined;
  const head = toHead(tokens, at + 1);
  if (head !== undefined && tokens[at + 1]?.pos === 'NOUN') {
    return toDraft('ATTR', token, [], [toArgument('SUBJECT', tokens, head, owners)]);
  }
  const { start, helpers, subject } = toSubject(tokens, at);
  const isStated = helpers.some(({ lemma }) => lemma === 'be');
  if (!isStated || !subject || !isNominal(subject)) return undefined;
  return toDraft('ATTR', token, helpers, [toArgument('SUBJECT', tokens, start, owners)]);
}

function toDraft(type: Relation['type'], token: Token, helpers: Token[], args: Argument[]): Draft {
  const name = token.lemma ?? token.text.toLowerCase();
  const isNegated = helpers.some(({ lemma }) => lemma === 'not' || lemma === 'never');
  const modality =
    helpers.find(({ text }) => MODAL.has(text.toLowerCase()))?.text.toLowerCase() ?? '';
  const predicate = `${modality && `${modality} `}${name}${isNegated ? '-not' : ''}`;
  return {
    draft: {
      name,
      textRepr: `${predicate}(${args.map((arg) => arg.name).join(',')})`,
      type,
      args,
      feats: { negated: String(isNegated), modality },
    },
    tokenIds: [token, ...helpers].map(({ id }) => id),
  };
}

/** The last noun of a group such as "trade show", or undefined when none begins here. */
function toHead(tokens: Token[], at: number): number | undefined {
  const first = tokens[at];
  if (!first || !isNominal(first)) return undefined;
  let head = at;
  while (tokens[head + 1]?.pos === first.pos || tokens[head + 1]?.pos === 'NOUN') head += 1;
  return head;
}

function toArgument(
  type: Argument['type'],
  tokens: Token[],
  head: number,
  owners: Owners,
): Argument {
  const token = tokens[head];
  const entity = token && owners.get(token.id);
  if (entity) return { type, name: entity.standardForm, entityId: entity.id };
  let first = head;
  while (tokens[first - 1]?.pos === 'NOUN' || tokens[first - 1]?.pos === 'PROPN') first -= 1;
  const name = tokens
    .slice(first, head + 1)
    .map(({ text, lemma, pos }) => (pos === 'PROPN' ? text : (lemma ?? text.toLowerCase())))
    .join(' ');
  return { type, name };
}

function isNominal({ pos }: Token): boolean {
  return NOMINAL.has(pos ?? '');
}

/** The word before a predicate that may be its subject, and the helping words between them. */
function toSubject(tokens: Token[], at: number) {
  const start = lastIndexBefore(
    tokens,
    at,
    (other) => !BETWEEN_SUBJECT_AND_VERB.has(other.pos ?? ''),
  );
  return { start, helpers: tokens.slice(start + 1, at), subject: tokens[start] };
}

function lastIndexBefore(tokens: Token[], at: number, test: (token: Token) => boolean): number {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token && test(token)) return index;
  }
  return -1;
}
