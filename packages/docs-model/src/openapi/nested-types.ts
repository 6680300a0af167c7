import { h } from 'hastscript';
import type { Child } from 'hastscript';
import type { FieldDoc, TypeDoc } from '@docs/openapi';
import type { ContractName } from '@docs/vendor';
import type { NestedField, NestedType } from '@docs/openapi/describe';
import { renderContainers } from '@docs/openapi';
import type { Renderer } from '../facts/draw';
import { drawFieldFacts } from '../facts/type-facts';
import type { FieldFact } from '../facts/type-facts';
import { toTypeUrl } from '../links/link-targets';
import { code, joinPhrases } from '../mdx/blocks';
import { printLinkedHtml } from './finish-links';
import { renderBlocks, renderContents } from './hast';

/**
 * The types of a contract that are the type of some field, by name.
 *
 * @example
 * (await buildNestedTypes('media-v2', types)).Category.fields.map(({ name }) => name); // ['taxonomy', 'code', …]
 */
export async function buildNestedTypes(
  contract: ContractName,
  types: TypeDoc[],
): Promise<Record<string, NestedType>> {
  const used = new Set(types.flatMap(({ fields }) => fields.map(({ type }) => type.name)));
  const entries = types
    .filter(({ name, fields }) => used.has(name) && fields.length > 0)
    .map(async ({ name, fields }): Promise<[string, NestedType]> => [
      name,
      {
        href: toTypeUrl(contract, name),
        fields: await Promise.all(fields.map((field) => buildNestedField(contract, field))),
      },
    ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function buildNestedField(contract: ContractName, field: FieldDoc): Promise<NestedField> {
  const { name, required, type } = field;
  return {
    name,
    ...(required && { required }),
    container: renderContainers(type),
    type: type.name,
    ...(type.isReference && { isReference: true }),
    html: await printLinkedHtml(contract, ...drawFieldFacts(field, MEANING)),
  };
}

/** A reader needs no more in place; the page of the type has the rest. */
const MEANING: Renderer<FieldFact, Child> = {
  deprecated: () => h('p', 'Deprecated'),
  description: ({ text }) => renderBlocks(text),
  values: ({ label, values }) => {
    const names = values.map(({ value }) => [code(value)]);
    return h('p', `${label}: `, renderContents(joinPhrases(names, ', ')));
  },
  limits: () => undefined,
  rule: () => undefined,
  'appears-with': () => undefined,
  since: () => undefined,
  successor: () => undefined,
};
