import { getAt, toPointer } from '@docs/utils';

/** A place where two JSON values differ; a side without the place is undefined. */
export interface Difference {
  /** JSON pointer; empty for the whole value. */
  pointer: string;
  was: unknown;
  is: unknown;
}

/**
 * Lists the places where two JSON values differ. The order of fields counts, because pages show it.
 *
 * @example
 * listDifferences({ tags: [1, 2] }, { tags: [1, 3] }); // [{ pointer: '/tags/1', was: 2, is: 3 }]
 */
export function listDifferences(was: unknown, is: unknown, pointer = ''): Difference[] {
  if (!isContainer(was) || !isContainer(is) || Array.isArray(was) !== Array.isArray(is)) {
    return Object.is(was, is) ? [] : [{ pointer, was, is }];
  }
  const [before, now] = [Object.keys(was), Object.keys(is)];
  const inside = [...new Set([...before, ...now])].flatMap((key) =>
    listDifferences(getAt(was, [key]), getAt(is, [key]), pointer + toPointer([key])),
  );
  const isReordered = inside.length === 0 && before.some((key, index) => key !== now[index]);
  return isReordered ? [{ pointer, was: before, is: now }] : inside;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
