import type { Instance, Example, Direction, OperationDoc, TypeDoc } from '@docs/openapi';
import { findDirection, findUses } from '@docs/openapi';
import { printResult } from '../results';
import type { Source } from './source';
import { findMeaning } from './type-facts';

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
    instances.filter((instance) => names.includes(instance.type)).map(({ example }) => example),
  );
  const findField = (owner: string, name: string) =>
    types
      .find((candidate) => candidate.name === owner)
      ?.fields.find((field) => field.name === name);
  return {
    direction: findDirection(document, name),
    requests,
    responses,
    fields: names
      .flatMap((typeName) => findUses(document, typeName).fields)
      .map(({ type: owner, field: name }) => {
        const field = findField(owner, name);
        return { owner, field: name, meaning: field ? findMeaning(field) : '' };
      }),
    examples: examples.filter((example) => shown.has(example.name)),
    instance: chooseInstance(instances.filter((instance) => instance.type === name)),
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
