import type { MergeContext } from './merge-options';
import { findTypeName, listKinds } from './to-wire';
import { isSame } from './nodes';
import { resolve } from '../read/type-expression';
import type { Parameter, Schema } from '../read/openapi';
import { isObject } from '@docs/utils';

/** Lists and choices: parameters are the same by place and name, servers by URL, all else by position. */
export function mergeList(
  our: unknown[],
  their: unknown[],
  place: string[],
  { ours, claim, mergeSchema, mergeNode }: MergeContext,
): unknown[] {
  const isUnion = ['oneOf', 'anyOf'].includes(place.at(-1)!);
  const pairs = their.map((value, index): [number, unknown] => {
    if (!isObject(value)) return [our.indexOf(value), value];
    const isNamed = 'name' in value || 'url' in value;
    const position = our.findIndex((other, at) => {
      if (!isObject(other)) return false;
      if (isUnion) return isSameChoice(other, value);
      const node = resolve(ours, other);
      const isSameName = ['in', 'name', 'url'].every((key) => node[key] === value[key]);
      return isSameName && (isNamed || at === index);
    });
    const counterpart = our[position < 0 && isUnion ? index : position];
    if (!isObject(counterpart)) return [isNamed ? position : index, value];
    const inner = [...place, String(index)];
    if (isUnion) return [position < 0 ? index : position, mergeSchema(counterpart, value, inner)];
    const node = resolve(ours, counterpart);
    const merged = mergeNode(node, value, inner);
    return ['url' in value ? index : position, isSame(merged, node) ? counterpart : merged];
  });
  // The order means nothing but of servers, so it is ours, and what is new comes last.
  const toRank = (position: number): number => (position < 0 ? Infinity : position);
  return pairs.sort(([a], [b]) => (a === b ? 0 : toRank(a) - toRank(b))).map(([, value]) => value);

  function isSameChoice(our: Schema, their: Schema): boolean {
    const name = findTypeName(our);
    if (name !== undefined) return findTypeName(their) !== undefined && claim(name, their);
    return isSame(listKinds(our), listKinds(their)) && our.type === their.type;
  }
}

/** A header with the key is no parameter. */
export function listParameters(given: Parameter[], { ours, theirs }: MergeContext): Parameter[] {
  const schemes = Object.values(ours.components.securitySchemes ?? {});
  const keys = schemes.map(({ name = 'Authorization' }) => name.toLowerCase());
  return given
    .map((parameter) => resolve(theirs, parameter))
    .filter(
      (parameter) => parameter.in !== 'header' || !keys.includes(parameter.name.toLowerCase()),
    );
}
