import { typeMappings } from './v1-fields';
import type { TypeKind } from './v1-fields';
import { isObject } from '@docs/utils';

export interface Failure {
  /** Says what is wrong, where, and what to do. */
  error: string;
}

export type JsonObject = Record<string, unknown>;

const KINDS = Object.keys(typeMappings) as TypeKind[];

/** Names of the kinds, with their articles. */
export const kindNames: Record<TypeKind, string> = {
  request: 'a request',
  response: 'a response',
  tag: 'a tag',
  item: 'an item',
};

/** Finds out by the keys of objects what they are. All of them must be the same. */
export function findKind(objects: JsonObject[], isList: boolean): { kind: TypeKind } | Failure {
  let first: TypeKind | undefined;
  for (const [index, object] of objects.entries()) {
    const subject = isList ? `The element [${index}]` : 'The object';
    const detected = findOwnKind(object, subject);
    if ('error' in detected) return detected;
    first ??= detected.kind;
    if (detected.kind !== first) {
      return {
        error: `${subject} is ${kindNames[detected.kind]}, and the first one is ${kindNames[first]}. Convert them one after the other, or choose under “Read as” what all of them are.`,
      };
    }
  }
  return { kind: first ?? 'request' };
}

function findOwnKind(object: JsonObject, subject: string): { kind: TypeKind } | Failure {
  const keys = Object.keys(object);
  const old = rank(keys, listOldFields);
  const recent = rank(keys, listNewFields);
  if (recent.most > old.most) {
    const kind = recent.kinds[0]!;
    const recentFields = new Set(listNewFields(kind));
    // Half converted by hand: the rest can still be converted.
    if (listOldFields(kind).some((name) => keys.includes(name) && !recentFields.has(name)))
      return { kind };
    const before = new Set(listOldFields(kind));
    return describeNew(
      subject,
      keys.filter((key) => recentFields.has(key) && !before.has(key)),
    );
  }
  if (old.most === 0) {
    // Version 2 returns items by their IDs.
    const inner = Object.values(object).find(isObject);
    if (inner && 'gkbId' in inner) return describeNew(subject, ['gkbId']);
    const types = KINDS.map(
      (kind) => `${typeMappings[kind].from} (${listOldFields(kind).join(', ')})`,
    );
    const named = keys.length === 0 ? 'is empty' : `has none of the documented keys of version 1`;
    return {
      error: `${subject} ${named}. Paste an object of one of these types: ${types.join('; ')}. The fields of feedback and of the keywords of an item are not documented.`,
    };
  }
  if (old.kinds.length > 1) {
    const names = old.kinds.map((kind) => kindNames[kind]);
    const all = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
    return { error: `${subject} can be ${all}. Choose under “Read as” which of them it is.` };
  }
  return { kind: old.kinds[0]! };
}

/** The kinds that know most of the keys. */
function rank(keys: string[], list: (kind: TypeKind) => string[]) {
  const counts = KINDS.map((kind) => list(kind).filter((name) => keys.includes(name)).length);
  const most = Math.max(...counts);
  return { most, kinds: KINDS.filter((_, index) => counts[index] === most) };
}

export function listOldFields(kind: TypeKind): string[] {
  return typeMappings[kind].fields.flatMap(({ from }) => from ?? []);
}

/** All fields of the type of version 2. */
export function listNewFields(kind: TypeKind): string[] {
  const { fields, others } = typeMappings[kind];
  const placed = fields
    .filter(({ how }) => how !== 'beside')
    .flatMap(({ to }) => to?.split('.')[0] ?? []);
  return [...new Set([...placed, ...others])];
}

function describeNew(subject: string, keys: string[]): Failure {
  const names = keys.map((key) => `\`${key}\``).join(', ');
  const verb = keys.length === 1 ? 'is a field' : 'are fields';
  return {
    error: `${subject} is in the form of version 2 already: ${names} ${verb} of it. There is nothing to convert. If it is of version 1, choose under “Read as” what it is.`,
  };
}
