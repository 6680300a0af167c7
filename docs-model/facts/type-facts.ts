import type { Instance } from '#contract/examples/collect-instances';
import type { Example } from '#contract/examples/example';
import { findDirection, findUses } from '#contract/read/find-uses';
import type { Direction } from '#contract/read/find-uses';
import type { OperationDoc } from '#contract/read/list-operations';
import type { FieldDoc, TypeDoc } from '#contract/read/list-types';
import type { Rule } from '#contract/read/openapi';
import { printResult } from '#docs-model/mdx/results';
import { draw, listNoteFacts, when } from './draw';
import type { NoteFact, Renderer } from './draw';
import { findMeaning } from './field-facts';
import type { Source } from './source';

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
  return draw('type', type.name, listTypeFacts(type), renderer);
}

/** Draws what is said of a type inside another or in a body; its own page says the rest. */
export function drawTypeInPlace<Output>(
  type: TypeDoc,
  { description, rule }: Pick<Renderer<TypeFact, Output>, 'description' | 'rule'>,
): { about: Output[]; rules: Output[] } {
  const drawn = drawTypeFacts<{ about?: Output; rule?: Output }>(type, {
    description: (fact) => ({ about: description(fact) }),
    rule: (fact) => ({ rule: rule(fact) }),
    // With what they contain: see toBodyContent().
    fields: () => ({}),
    deprecated: () => ({}),
    alias: () => ({}),
    since: () => ({}),
    successor: () => ({}),
    question: () => ({}),
  });
  return {
    about: drawn.flatMap(({ about }) => (about === undefined ? [] : [about])),
    rules: drawn.flatMap((fact) => (fact.rule === undefined ? [] : [fact.rule])),
  };
}

/** Where a type occurs in the contract and in its examples. */
export interface Occurrences {
  direction: Direction;
  /** Operations whose body it is. */
  requests: OperationDoc[];
  responses: OperationDoc[];
  /** Fields that have it as their type. */
  fields: { owner: string; field: string; meaning: string }[];
  /** Examples that contain a value of it. */
  examples: Example[];
  /** The value of an example that shows most of it. */
  instance?: Instance;
}

export function findOccurrences(source: Source, type: TypeDoc): Occurrences {
  const { document, types, examples, instances } = source;
  const { name, aliasOf } = type;
  const names = [name, ...(aliasOf === undefined ? [] : [aliasOf])];
  const { requests, responses } = findUses(document, name);
  const shown = new Set(
    instances.filter((one) => names.includes(one.type)).map(({ example }) => example),
  );
  const findField = (owner: string, name: string) =>
    types.find((one) => one.name === owner)?.fields.find((one) => one.name === name);
  return {
    direction: findDirection(document, name),
    requests,
    responses,
    fields: names
      .flatMap((one) => findUses(document, one).fields)
      .map(({ type: owner, field: name }) => {
        const field = findField(owner, name);
        return { owner, field: name, meaning: field ? findMeaning(field) : '' };
      }),
    examples: examples.filter((example) => shown.has(example.name)),
    instance: chooseInstance(instances.filter((one) => one.type === name)),
  };
}

/** Types that neither a body nor a field reachable from one names, such as second names of types. */
export function listUnusedTypes({ document, types }: Source): TypeDoc[] {
  return types.filter(({ name }) => findDirection(document, name) === 'unused');
}

/** Examples with more lines hide more than they show; the guides have the complete responses. */
const LONGEST_EXAMPLE = 40;

/** The value with most fields, among those short enough to read at a glance. */
function chooseInstance(instances: Instance[]): Instance | undefined {
  return instances
    .filter(({ value }) => printResult(value).split('\n').length <= LONGEST_EXAMPLE)
    .sort((a, b) => countKeys(b.value) - countKeys(a.value))[0];
}

function countKeys(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
