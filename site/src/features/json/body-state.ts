import { describeError, findInexactNumber, printError } from './JsonEditor/json-errors';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { readJson, toSteps } from '@docs/utils';

/** A form of more, in UTF-16 units or in values, would be slower than the hand that fills it in. */
const MOST_IN_FORM = 60_000;
const MOST_VALUES = 500;

export type BodyState =
  | { kind: 'json'; value: unknown }
  /** `reason` says why the form is paused. */
  | { kind: 'broken' | 'large'; reason: string };

const LARGE: BodyState = {
  kind: 'large',
  reason: 'The body is too large for the form. Edit it here as JSON.',
};

/** Of an integer that would become another one in a form, in code and in most clients. */
export const TOO_LONG = 'This number is too large to keep all its digits';

export function readBodyState(text: string): BodyState {
  if (text.length > MOST_IN_FORM) return LARGE;
  if (text.trim() === '') return { kind: 'json', value: {} };
  const error = describeError(text);
  if (error !== undefined) return { kind: 'broken', reason: `The form is paused. ${error}` };
  const inexact = findInexactNumber(text);
  if (inexact !== undefined) {
    return { kind: 'broken', reason: `The form is paused. ${printError(TOO_LONG, text, inexact)}` };
  }
  const { value } = readJson(text);
  return containsMore(value) ? LARGE : { kind: 'json', value };
}

/** Level by level: a function that calls itself would not come to the end of lists in lists in lists. */
function containsMore(body: unknown): boolean {
  let count = 0;
  for (let level = [body]; level.length > 0; level = level.flatMap(listInner)) {
    count += level.length;
    if (count > MOST_VALUES) return true;
  }
  return false;
}

function listInner(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/**
 * The position in a text of the value at a pointer, from its first to behind its last letter. For a
 * missing value, that of the object that should contain it.
 */
export function findRange(text: string, pointer: string): [start: number, end: number] | undefined {
  let node = readTree(text);
  if (!node) return undefined;
  for (const step of toSteps(pointer)) {
    // An object may have a number for a name, as in {"2024": 5}.
    const inner = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    if (!inner) break;
    node = inner;
  }
  return [node.offset, node.offset + node.length];
}

/** The parser calls itself for each list in a list, and fails where there are thousands. */
function readTree(text: string): Node | undefined {
  try {
    return parseTree(text);
  } catch {
    return undefined;
  }
}
