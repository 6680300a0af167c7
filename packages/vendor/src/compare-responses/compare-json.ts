import type { JsonPath } from '@docs/utils';
import { isObject } from '@docs/utils';

/**
 * One difference between two JSON values, as a reader sees it.
 *
 * The comparison is our own, because of what lists need: the elements of a response have no position
 * that means anything, and are matched by what they are. Known libraries match by index, or by one key
 * that each object has on its own, without regard to the other list.
 */
export interface JsonChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Where it is in the first value; absent when it was added. */
  before?: JsonPath;
  /** Where it is in the second value; absent when it was removed. */
  after?: JsonPath;
  from?: unknown;
  to?: unknown;
  /** The amount that was added to a number. */
  by?: number;
  /** Name of the nearest list element around it, such as "Munich". */
  element?: string;
}

/**
 * Keys that identify the element of a list, the strongest first: IDs of the knowledge base are the same
 * in every response, names in most, and an `id` such as `t3` is only a position.
 */
const KEYS = ['gkbId', 'stdForm', 'textRepr', 'id', 'key', 'code', 'name', 'value', 'type'];

/** Elements with other values of one of these are other elements, even if their `id` is the same. */
const PERMANENT = ['gkbId', 'stdForm', 'textRepr'];

/** An `id` that each response counts from the start: `t3`, `w12`. */
const COUNTED = /^"[a-z]{1,2}\d+"$/;

/** At most this many elements of a name are compared, nearest first: lists can be long. */
const MOST_CANDIDATES = 100;

/** Readers know an element by one of these. */
const NAMES = ['stdForm', 'title', 'name', 'text', 'textRepr', 'id', 'gkbId'];

interface Position {
  before: JsonPath;
  after: JsonPath;
  element?: string;
}

/**
 * Lists the differences of two JSON values, in the order of the documents. The order of keys does not
 * count, the order of lists does.
 *
 * @example
 * compareJson({ usedChars: 62 }, { usedChars: 70 });
 * // [{ kind: 'changed', before: ['usedChars'], after: ['usedChars'], from: 62, to: 70, by: 8 }]
 */
export function compareJson(
  first: unknown,
  second: unknown,
  position: Position = { before: [], after: [] },
): JsonChange[] {
  if (Array.isArray(first) && Array.isArray(second)) return compareLists(first, second, position);
  if (isObject(first) && isObject(second)) return compareObjects(first, second, position);
  if (first === second) return [];
  const by = typeof first === 'number' && typeof second === 'number' && toDifference(first, second);
  return [{ kind: 'changed', ...position, from: first, to: second, ...(by !== false && { by }) }];
}

/** Changes of the same field of several list elements, in one group. */
export interface JsonChangeGroup {
  kind: JsonChange['kind'];
  /** At least one. */
  changes: JsonChange[];
}

/** Whether two responses to the same request differ in this, too: each has its own key. */
export function isUsual({ kind, after }: JsonChange): boolean {
  return kind === 'changed' && after?.at(-1) === 'referenceKey';
}

/** Puts together what happened to the same field of several elements: `tags[0].mentions`, `tags[1].mentions`. */
export function groupJsonChanges(changes: JsonChange[]): JsonChangeGroup[] {
  const groups = new Map<string, JsonChangeGroup>();
  for (const change of changes) {
    const path = change.after ?? change.before ?? [];
    const fields = path.map((step) => (typeof step === 'number' ? 0 : step));
    const key = JSON.stringify([change.kind, fields]);
    const group = groups.get(key) ?? { kind: change.kind, changes: [] };
    groups.set(key, group);
    group.changes.push(change);
  }
  return [...groups.values()];
}

function compareObjects(
  first: Record<string, unknown>,
  second: Record<string, unknown>,
  { before, after, ...rest }: Position,
): JsonChange[] {
  const removed = Object.keys(first).filter((key) => !Object.hasOwn(second, key));
  return [
    ...removed.map((key): JsonChange => ({
      kind: 'removed',
      before: [...before, key],
      from: first[key],
      ...rest,
    })),
    ...Object.entries(second).flatMap(([key, to]): JsonChange[] => {
      const path = [...after, key];
      if (!Object.hasOwn(first, key)) return [{ kind: 'added', after: path, to, ...rest }];
      return compareJson(first[key], to, { before: [...before, key], after: path, ...rest });
    }),
  ];
}

function compareLists(first: unknown[], second: unknown[], position: Position): JsonChange[] {
  const partners = matchItems(first, second);
  const kept = partners.filter((from) => from !== undefined);
  const keptIndexes = new Set(kept);
  const inOrder = findLongestRise(kept);
  const removed = first.flatMap((from, index): JsonChange[] => {
    if (keptIndexes.has(index)) return [];
    const before = [...position.before, index];
    return [{ kind: 'removed', before, from, ...findElement(from, position) }];
  });
  const others = second.flatMap((to, index): JsonChange[] => {
    const after = [...position.after, index];
    const from = partners[index];
    if (from === undefined) return [{ kind: 'added', after, to, ...findElement(to, position) }];
    const before = [...position.before, from];
    const inner = { before, after, ...findElement(first[from], position) };
    return [
      ...(inOrder.has(from) ? [] : [{ kind: 'moved' as const, ...inner, from, to: index }]),
      ...compareJson(first[from], to, inner),
    ];
  });
  return [...removed, ...others];
}

/** For each element of the second list, the index of the same one in the first list. */
function matchItems(first: unknown[], second: unknown[]): (number | undefined)[] {
  const partners: (number | undefined)[] = second.map(() => undefined);
  const free = new Set(first.keys());
  const pair = (identify: (item: unknown) => string | undefined) => {
    const places = new Map<string, number[]>();
    // The first is the last of each list, where taking one out is quick.
    for (const index of [...free].reverse()) {
      const name = identify(first[index]);
      if (name === undefined) continue;
      const same = places.get(name) ?? [];
      same.push(index);
      places.set(name, same);
    }
    second.forEach((item, index) => {
      if (partners[index] !== undefined) return;
      const same = places.get(identify(item) ?? '') ?? [];
      const nearest = same.slice(-MOST_CANDIDATES);
      const next = nearest.findLastIndex((candidate) => isSameElement(first[candidate], item));
      if (next < 0) return;
      const [from = 0] = same.splice(next - nearest.length, 1);
      partners[index] = from;
      free.delete(from);
    });
  };
  KEYS.forEach((key) => pair((item) => readKey(item, key)));
  pair((item) => (typeof item === 'string' ? JSON.stringify(item) : undefined));
  // Numbers, lists, and objects without any key have nothing but their position.
  pair((item) => (isNamed(item) ? undefined : 'position'));
  return partners;
}

function isNamed(item: unknown): boolean {
  return typeof item === 'string' || KEYS.some((key) => readKey(item, key) !== undefined);
}

/** Whether nothing says that they are two things. */
function isSameElement(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return true;
  const differ = (key: string) => {
    const [keyOfA, keyOfB] = [readKey(a, key), readKey(b, key)];
    return keyOfA !== undefined && keyOfB !== undefined && keyOfA !== keyOfB;
  };
  if (differ('id') && !COUNTED.test(`${readKey(a, 'id')}`)) return false;
  // The name of what has an ID may be in another language.
  if (readKey(a, 'gkbId') !== undefined && !differ('gkbId') && Object.hasOwn(b, 'gkbId'))
    return true;
  return !PERMANENT.some(differ);
}

/** As JSON: the number 1 and the text "1" are two keys. */
function readKey(item: unknown, key: string): string | undefined {
  if (!isObject(item) || !Object.hasOwn(item, key)) return undefined;
  // An element with an ID shares its type with others.
  if (key === 'type' && Object.hasOwn(item, 'id')) return undefined;
  const value = item[key];
  return typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value) : undefined;
}

function findElement(item: unknown, { element }: Position): { element?: string } {
  const named = isObject(item) && NAMES.find((name) => typeof item[name] === 'string');
  const name = isObject(item) && named ? String(item[named]) : element;
  return name === undefined ? {} : { element: name };
}

/** The longest part of a list that is in order already; all others have moved. */
function findLongestRise(numbers: number[]): Set<number> {
  // ends[n] is the index of the smallest number that ends a rise of n + 1 numbers.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) rise.add(numbers[at]!);
  return rise;
}

/** Without the last digits that binary fractions add: 0.3 − 0.1 is 0.2. */
function toDifference(from: number, to: number): number {
  return Number((to - from).toPrecision(12));
}
