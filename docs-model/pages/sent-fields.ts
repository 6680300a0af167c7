import type { PhrasingContent, RootContent } from 'mdast';
import type { FieldDoc, TypeDoc } from '#contract/list-types';
import type { BodyDoc } from '#contract/list-operations';
import { toTypeUrl } from '#docs-model/links/link-targets';
import { code, join, link, list, text, toPhrases } from '#docs-model/mdx/blocks';
import type { Source } from '#docs-model/facts/source';

/** The documented fields that a body has, at its top, and those that it leaves out. */
export interface SentFields {
  type: TypeDoc;
  sent: FieldDoc[];
  others: FieldDoc[];
}

/** Undefined for a body without a documented type. Of a list, what its first item has counts. */
export function findSentFields(
  { types }: Source,
  body: BodyDoc | undefined,
  value: unknown,
): SentFields | undefined {
  const type = types.find(({ name }) => name === body?.type.name);
  if (type === undefined) return undefined;
  const item: unknown = Array.isArray(value) ? value[0] : value;
  const keys = new Set(typeof item === 'object' && item !== null ? Object.keys(item) : []);
  return {
    type,
    sent: type.fields.filter(({ name }) => keys.has(name)),
    others: type.fields.filter(({ name }) => !keys.has(name)),
  };
}

/** @example `id`, `title`, `text` */
export function toFieldLinks(
  { contract }: Source,
  type: TypeDoc,
  fields: FieldDoc[],
): PhrasingContent[] {
  return join(
    fields.map(({ name }) => [link(toTypeUrl(contract, type.name, name), code(name))]),
    ', ',
  );
}

/** A line for each field: its name, linked, and its meaning. */
export function toFieldMeanings(
  { contract }: Source,
  type: TypeDoc,
  fields: FieldDoc[],
): RootContent {
  return list(
    fields.map(({ name, description }) => [
      link(toTypeUrl(contract, type.name, name), code(name)),
      text(': '),
      ...toPhrases(description),
    ]),
  );
}
