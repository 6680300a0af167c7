import stringify from 'json-stringify-pretty-compact';
import { escapeKey, getAt, toSteps } from '@docs/utils';

/** A part of a response and the JSON pointer to it. */
export interface FoundPart {
  value: unknown;
  pointer: string;
}

/** A step that names an element of a list by the value of one of its fields. */
const SELECTION = /^\[(\w+)=(.*)\]$/;

/**
 * Finds a part of a response. A step such as `[stdForm=Munich]` takes the element of a list by its
 * content, so that the sentence beside it stays true when the order changes.
 *
 * @example
 * findPart(answer, '/tags/[stdForm=Munich]'); // { value: { id: 't4', … }, pointer: '/tags/3' }
 */
export function findPart(response: unknown, path: string): FoundPart | undefined {
  let excerpt: FoundPart | undefined =
    response === undefined ? undefined : { value: response, pointer: '' };
  for (const step of toSteps(path)) excerpt = excerpt && descend(excerpt, step);
  return excerpt;
}

function descend({ value, pointer }: FoundPart, step: string): FoundPart | undefined {
  const [, field = '', fieldValue] = SELECTION.exec(step) ?? [];
  const key =
    fieldValue === undefined
      ? step
      : String(
          toList(value).findIndex((element) => String(getAt(element, [field])) === fieldValue),
        );
  const inner = getAt(value, [key]);
  if (inner === undefined) return undefined;
  return { value: inner, pointer: `${pointer}/${escapeKey(key)}` };
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The width of a code block between the side columns. */
const COLUMNS = 72;

/**
 * Prints the JSON of a response for readers: what fits on a line stays on one.
 *
 * @example
 * printResult({ id: 't1', feats: { wikidataId: 'Q183' } }); // '{"id": "t1", "feats": {"wikidataId": "Q183"}}'
 */
export function printResult(value: unknown, columns = COLUMNS): string {
  return stringify(value, { maxLength: columns });
}
