import { listOwnMentions } from '../model';
import type { FoundEntity, Sentence, Token } from '../model';

export interface Relation {
  id: string;
  name: string;
  textRepr: string;
  type: 'ATTR' | 'VERB';
  args: Argument[];
  feats: { negated: string; modality: string };
  support?: { tokenIds: string[]; tectoId?: string }[];
}

export interface Argument {
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

/** A relation before it has an ID. */
export interface RelationDraft {
  draft: Omit<Relation, 'id' | 'support'>;
  tokenIds: string[];
}

/** The entity at a token, by the ID of the token. */
export type Owners = ReadonlyMap<string, FoundEntity>;

export function findOwners(entities: FoundEntity[]): Owners {
  return new Map(
    entities.flatMap((entity) =>
      listOwnMentions(entity)
        .flatMap(({ tokenIds }) => tokenIds)
        .map((id) => [id, entity] as const),
    ),
  );
}

const NAMED = /^(?:person|organization|location|product|event|general|food)$/;
const TEMPORAL = /^(?:date|time|duration|set)$/;

/** Recorded responses link names and concepts only: a word inside a date keeps itself. */
export function buildArgument(
  type: Argument['type'],
  name: string,
  token: Token | undefined,
  owners: Owners,
): Argument {
  const entity = token && owners.get(token.id);
  if (!entity || !NAMED.test(entity.type)) return { type, name };
  return { type, name: entity.standardForm, entityId: entity.id };
}

export function isTemporal(token: Token | undefined, owners: Owners): boolean {
  return TEMPORAL.test((token && owners.get(token.id)?.type) ?? '');
}

export function draftRelation(relation: {
  type: Relation['type'];
  name: string;
  args: Argument[];
  isNegated: boolean;
  modality: string;
  tokens: Token[];
}): RelationDraft {
  const { type, name, args, isNegated, modality, tokens } = relation;
  const predicate = `${modality && `${modality} `}${name}${isNegated ? '-not' : ''}`;
  return {
    draft: {
      name,
      textRepr: `${predicate}(${args.map((arg) => arg.name).join(',')})`,
      type,
      args,
      feats: { negated: String(isNegated), modality },
    },
    tokenIds: tokens.map(({ id }) => id),
  };
}
