import type { RootContent } from 'mdast';
import type { FieldDoc, TypeDoc } from '#contract/list-types';
import type { Source } from '#docs-model/facts/source';
import { element } from '#docs-model/mdx/elements';

/** Below a field of a documented type: what opens the fields of that type in place. */
export function toNestedType(
  { contract, types }: Source,
  owner: TypeDoc,
  { type }: FieldDoc,
): RootContent[] {
  const inner = types.find(({ name }) => name === type.name);
  if (!type.isReference || !inner || inner.fields.length === 0) return [];
  // A type inside itself is on the page already.
  if (inner.name === owner.name || inner.name === owner.aliasOf) return [];
  return [element('NestedType', { of: inner.name, inside: owner.name, contract })];
}
