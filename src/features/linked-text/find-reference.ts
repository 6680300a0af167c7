import { unescapeKey } from '#contract/json-pointer';
/** A value of a response that means characters of the text. */
export interface Reference {
  id: string;
  pointer: string;
}

/** Keys whose values are ids of others: `tokenIds`, `entityId`, `parId`, … */
const HOLDS_ID = /Ids?$/;

/**
 * Finds what a place of the JSON means: the id at the place itself, or else the one of the
 * nearest object around it.
 *
 * @example
 * findReference(answer, '/entities/0/stdForm', isKnown); // { id: 'e0', pointer: '/entities/0' }
 * findReference(answer, '/entities/0/mentions/0/tokenIds/1', isKnown); // the token `w1`
 */
export function findReference(
  response: unknown,
  pointer: string,
  isKnown: (id: string) => boolean,
): Reference | undefined {
  const path = walk(response, pointer);
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const [step, around] = [path[at], path[at - 1]];
    const id = step && readId(step, around?.key);
    if (step && id !== undefined && isKnown(id)) return { id, pointer: step.pointer };
  }
  return undefined;
}

interface Step {
  key: string;
  pointer: string;
  value: unknown;
}

/** The values on the way; the response itself is none, since the id of a document may be anything. */
function walk(response: unknown, pointer: string): Step[] {
  const steps: Step[] = [];
  let value = response;
  let path = '';
  for (const part of pointer.split('/').slice(1)) {
    const key = unescapeKey(part);
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) break;
    value = (value as Record<string, unknown>)[key];
    path += `/${part}`;
    steps.push({ key, pointer: path, value });
  }
  return steps;
}

function readId({ key, value }: Step, around: string | undefined): string | undefined {
  if (around === 'itemSentiments') return key;
  if (typeof value === 'string') {
    const name = /^\d+$/.test(key) ? (around ?? '') : key;
    return HOLDS_ID.test(name) ? value : undefined;
  }
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
}
