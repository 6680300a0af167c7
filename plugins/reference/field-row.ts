import type { PhrasingContent, RootContent } from 'mdast';
import { parseFieldOption } from '#contract/field-option';
import { listFacts } from '#contract/list-facts';
import type { ContractName } from '#contract/names';
import type { Notes } from '#contract/openapi';
import { hasClosedValues } from '#contract/list-types';
import type { FieldDoc } from '#contract/list-types';
import { toTypeAddress } from '#plugins/addresses';
import { element } from '../mdx/elements';
import { code, join, link, list, paragraph, text, toBlocks, toPhrases } from './markdown';

/**
 * One field as a row of a type's table: name and type, meaning, values, then the small print
 * (default, limits, rules, what makes it appear) and what is not known.
 */
export function toFieldRow(
  contract: ContractName,
  field: FieldDoc,
  inside: RootContent[] = [],
): RootContent {
  const { type } = field;
  return element(
    'Field',
    {
      name: field.name,
      required: field.required,
      container: type.containers.map((container) => `${container} of `).join('') || undefined,
      type: type.name,
      href: type.isReference ? toTypeAddress(contract, type.name) : undefined,
    },
    [
      ...toBlocks(field.description),
      ...toValues(field),
      ...toSmallPrint(contract, field),
      ...toHonestLines(field.notes),
      ...inside,
    ],
  );
}

function toValues(field: FieldDoc): RootContent[] {
  if (field.values.length === 0) return [];
  const label = hasClosedValues(field.schema) ? 'Allowed values' : 'Known values';
  const items = field.values.map(({ value, meaning }): PhrasingContent[] =>
    meaning === '' ? [code(value)] : [code(value), text(' '), ...toPhrases(meaning)],
  );
  return [element('Values', { label, count: String(items.length) }, [list(items)])];
}

function toSmallPrint(contract: ContractName, field: FieldDoc): RootContent[] {
  const groups = [
    ...listFacts(field).map(({ label, value }) =>
      value === undefined ? [text(label)] : [text(`${label} `), code(value)],
    ),
    ...field.rules.map((rule) => [text('Rule: '), link(`#rule-${rule.id}`, text(rule.title))]),
    ...toAppearance(contract, field.appearsWith),
    ...toSuccessor(field.notes),
  ];
  return groups.length === 0 ? [] : [element('SmallPrint', {}, [paragraph(...join(groups))])];
}

function toAppearance(contract: ContractName, options: string[]): PhrasingContent[][] {
  if (options.length === 0) return [];
  const links = options.map((option) => {
    const { owner, field, ...parsed } = parseFieldOption(option);
    const label = code(parsed.label);
    // Query parameters have no type of their own: `listEditorialTags.returnObjects`.
    if (!/^[A-Z]/.test(owner)) return [label];
    return [link(toTypeAddress(contract, owner, field), label)];
  });
  return [[text('Appears with '), ...join(links, ', ')]];
}

/** What is not known and what we concluded ourselves is said where it is met. */
export function toHonestLines(notes: Notes): RootContent[] {
  return [
    ...(notes['x-unknown'] ? [element('Unknown', {}, toBlocks(notes['x-unknown']))] : []),
    ...(notes['x-inferred'] ? [element('Inferred', {}, toBlocks(notes['x-inferred']))] : []),
  ];
}

/** Leads from a deprecated thing to its counterpart. */
export function toSuccessor(notes: Notes): PhrasingContent[][] {
  const successor = notes['x-successor'];
  if (!successor) return [];
  if (successor.none) return [[text('No counterpart: '), ...toPhrases(successor.none)]];
  const { document = 'media-v2', operation, type, field } = successor;
  const name = operation ?? [type, field].filter(Boolean).join('.');
  const scheme = operation === undefined ? 'type' : 'op';
  return [[text('Successor '), link(`${scheme}:${document}/${name}`, code(name))]];
}
