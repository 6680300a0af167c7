import { parseFieldOption, pickLimits, listLimits } from '@docs/openapi/describe';
import type { FieldOption, LimitLine } from '@docs/openapi/describe';
import { hasClosedValues } from '@docs/openapi';
import type { FieldDoc, TypeDoc, Rule } from '@docs/openapi';
import { draw, listNoteFacts, when } from './draw';
import type { NoteFact, Renderer } from './draw';

/**
 * One thing that the contract says of a type besides its name. Each format draws all of them: see
 * drawTypeFacts().
 */
export type TypeFact =
  | { kind: 'deprecated' }
  | { kind: 'description'; text: string }
  /** The type with the same content. */
  | { kind: 'alias'; of: string }
  | NoteFact
  | { kind: 'rule'; rule: Rule }
  | { kind: 'fields'; fields: FieldDoc[] };

/**
 * The facts of a type in the order in which readers see them. Nothing else may be said of a type, in
 * no format: a new fact is a new kind here, and a line in each renderer. Where the type occurs is not
 * said by the type: see findOccurrences().
 */
function listTypeFacts({ description, aliasOf, notes, rules, fields }: TypeDoc): TypeFact[] {
  return [
    ...when(notes.deprecated, (): TypeFact => ({ kind: 'deprecated' })),
    ...when(description, (text): TypeFact => ({ kind: 'description', text })),
    ...when(aliasOf, (of): TypeFact => ({ kind: 'alias', of })),
    ...listNoteFacts(notes),
    ...rules.map((rule): TypeFact => ({ kind: 'rule', rule })),
    ...when(fields.length > 0, (): TypeFact => ({ kind: 'fields', fields })),
  ];
}

/** Draws the facts of a type, in their order. */
export function drawTypeFacts<Output>(
  type: TypeDoc,
  renderer: Renderer<TypeFact, Output>,
): Output[] {
  return draw(`type "${type.name}"`, listTypeFacts(type), renderer);
}

/** Such a rule is drawn at its field or parameter; the others are above them. */
export function bindsOneField({ fields }: Rule): boolean {
  return fields.length === 1;
}

/** Draws what is said of a type inside another or in a body; its own page says the rest. */
export function drawTypeInPlace<Output>(
  type: TypeDoc,
  { description, rule }: Pick<Renderer<TypeFact, Output>, 'description' | 'rule'>,
): { about: Output[]; rules: Output[] } {
  const drawn = drawTypeFacts<{ about?: Output; rule?: Output }>(type, {
    description: (fact) => ({ about: description(fact) }),
    rule: (fact) => ({ rule: rule(fact) }),
    // With what they contain: see buildBodyContent().
    fields: () => ({}),
    deprecated: () => ({}),
    alias: () => ({}),
    since: () => ({}),
    successor: () => ({}),
  });
  return {
    about: drawn.flatMap(({ about }) => (about === undefined ? [] : [about])),
    rules: drawn.flatMap((fact) => (fact.rule === undefined ? [] : [fact.rule])),
  };
}

/**
 * One thing that the documentation says of a field besides its name, its type and whether it is
 * required. Each format draws all of them: see drawFieldFacts().
 */
export type FieldFact =
  | { kind: 'deprecated' }
  | { kind: 'description'; text: string }
  | {
      kind: 'values';
      label: string;
      isClosed: boolean;
      values: FieldDoc['values'];
      /** The same values as readers see them. */
      groups: ValueGroup[];
    }
  /** Default, limits and example: the words for readers, and the values as the contract has them. */
  | { kind: 'limits'; lines: LimitLine[]; values: Record<string, unknown> }
  | { kind: 'appears-with'; options: FieldOption[]; names: string[] }
  | { kind: 'rule'; rule: Rule }
  | NoteFact;

export interface ValueGroup {
  label: string;
  isLong: boolean;
  values: FieldDoc['values'];
}

function groupValues({ name, schema, values }: FieldDoc, label: string): ValueGroup[] {
  const groups = schema['x-enumGroups'] ?? { [label]: values.map(({ value }) => value) };
  const listed = Object.values(groups).flat();
  const missing = values.find(({ value }) => !listed.includes(value));
  if (missing)
    throw new Error(`x-enumGroups of ${name} lacks "${missing.value}": add it to a list.`);
  return Object.entries(groups).map(([title, members]) => ({
    label: title,
    isLong: members.length > MOST_SHOWN,
    values: values.filter(({ value }) => members.includes(value)),
  }));
}

/** Longer lists of values are folded tables: most readers need one value. */
const MOST_SHOWN = 8;

/**
 * The facts of a field in the order in which readers see them. Nothing else may be said of a field,
 * in no format: a new fact is a new kind here, and a line in each renderer.
 *
 * @example
 * listFieldFacts(dateBefore).map(({ kind }) => kind); // ['description', 'limits', 'rule']
 */
function listFieldFacts(field: FieldDoc): FieldFact[] {
  const { description, values, appearsWith, rules, notes } = field;
  const isClosed = hasClosedValues(field.schema);
  return [
    ...when(notes.deprecated, (): FieldFact => ({ kind: 'deprecated' })),
    ...when(description, (text): FieldFact => ({ kind: 'description', text })),
    ...when(values.length > 0, (): FieldFact => ({
      kind: 'values',
      label: isClosed ? 'Allowed values' : 'Known values',
      isClosed,
      values,
      groups: groupValues(field, isClosed ? 'Allowed values' : 'Known values'),
    })),
    ...listLimitFacts(field),
    ...rules.map((rule): FieldFact => ({ kind: 'rule', rule })),
    ...when(appearsWith.length > 0, (): FieldFact => ({
      kind: 'appears-with',
      options: appearsWith.map(parseFieldOption),
      names: appearsWith,
    })),
    ...listNoteFacts(notes),
  ];
}

/** Draws the facts of a field, in their order. */
export function drawFieldFacts<Output>(
  field: FieldDoc,
  renderer: Renderer<FieldFact, Output>,
): Output[] {
  return draw(`field "${field.name}"`, listFieldFacts(field), renderer);
}

/** The meaning of a field, where a list links to the rest. */
export function findMeaning(field: FieldDoc): string {
  return listFieldFacts(field).find((fact) => fact.kind === 'description')?.text ?? '';
}

function listLimitFacts(field: FieldDoc): FieldFact[] {
  const { schema, default: preset } = field;
  const example = schema.examples?.[0];
  const values = {
    ...(preset !== undefined && { default: preset }),
    ...pickLimits(schema),
    ...(schema.const !== undefined && { const: schema.const }),
    ...(example !== undefined && { example }),
  };
  return Object.keys(values).length === 0
    ? []
    : [{ kind: 'limits', lines: listLimits(field), values }];
}
