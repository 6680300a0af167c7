import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { hasClosedValues } from '#contract/list-types';
import type { FieldDoc, TypeDoc } from '#contract/list-types';
import type { ContractName } from '#contract/names';
import type { NestedField, NestedType } from '#contract/nested-types';
import { toTypeAddress } from '#plugins/addresses';
import { resolveContractLink } from '../openapi-page/finish-links';
import { h, join } from '../openapi-page/hast';
import { renderBlocks } from '../openapi-page/markdown';
import { renderHonestLines } from '../openapi-page/notes';

/**
 * The types of a contract that are the type of some field, by name.
 *
 * @example
 * (await toNestedTypes('media-v2', types)).Category.fields.map(({ name }) => name); // ['taxonomy', 'code', …]
 */
export async function toNestedTypes(
  contract: ContractName,
  types: TypeDoc[],
): Promise<Record<string, NestedType>> {
  const used = new Set(types.flatMap(({ fields }) => fields.map(({ type }) => type.name)));
  const entries = types
    .filter(({ name, fields }) => used.has(name) && fields.length > 0)
    .map(async ({ name, fields }): Promise<[string, NestedType]> => [
      name,
      {
        href: toTypeAddress(contract, name),
        fields: await Promise.all(fields.map((field) => toNestedField(contract, field))),
      },
    ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function toNestedField(contract: ContractName, field: FieldDoc): Promise<NestedField> {
  const { name, required, type } = field;
  return {
    name,
    ...(required && { required }),
    container: type.containers.map((container) => `${container} of `).join(''),
    type: type.name,
    ...(type.isReference && { isReference: true }),
    html: await renderMeaning(contract, field),
  };
}

async function renderMeaning(contract: ContractName, field: FieldDoc): Promise<string> {
  const content = h(
    'div',
    {},
    renderBlocks(field.description),
    renderValues(field),
    renderHonestLines(field.notes),
  );
  const tree: Root = { type: 'root', children: content.children };
  const links: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') links.push(node);
  });
  for (const { properties } of links) {
    properties.href = await resolveContractLink(String(properties.href ?? ''), contract);
  }
  return toHtml(tree);
}

/** The names alone: what each means is on the page of the type. */
function renderValues(field: FieldDoc): Element | undefined {
  if (field.values.length === 0) return undefined;
  const label = hasClosedValues(field.schema) ? 'Allowed values: ' : 'Known values: ';
  const names = field.values.map(({ value }) => h('code', {}, value));
  return h('p', {}, label, join(names, ', '));
}
