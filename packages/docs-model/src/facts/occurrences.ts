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
    instance: chooseInstance(source, name),
  };
}

/** Types that neither a body nor a field reachable from one names, such as second names of types. */
export function listUnusedTypes({ document, types }: Source): TypeDoc[] {
  return types.filter(({ name }) => findDirection(document, name) === 'unused');
}

/** Examples with more lines hide more than they show; the guides have the complete responses. */
const LONGEST_EXAMPLE = 40;

/**
 * The best of the values that are short enough to read at a glance: a whole body is better than a part of
 * it, then English better than other languages, then more fields better than fewer.
 */
function chooseInstance({ examples, instances }: Source, type: string): Instance | undefined {
  const rank = ({ example, value }: Instance): number => {
    const source = examples.find(({ name }) => name === example);
    // No type has 100 fields.
    return (
      (isWholeBody(value, source) ? 200 : 0) +
      (isEnglish(value, source?.response) ? 100 : 0) +
      countKeys(value)
    );
  };
  return instances
    .filter((instance) => instance.type === type)
    .filter(({ value }) => printResult(value).split('\n').length <= LONGEST_EXAMPLE)
    .sort((a, b) => rank(b) - rank(a))[0];
}

export function isWholeBody(value: unknown, example: Example | undefined): boolean {
  return value === example?.body || value === example?.response;
}

/** The API tells the language of an article; in other examples letters do. */
function isEnglish(value: unknown, response: unknown): boolean {
  const [, detected] = /"detected":"(\w+)"/.exec(JSON.stringify({ response })) ?? [];
  if (detected !== undefined) return detected === 'en';
  return !/[^ -~]/.test(JSON.stringify(value) ?? '');
}

function countKeys(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
