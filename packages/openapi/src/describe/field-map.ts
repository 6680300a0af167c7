import { toFieldAnchor } from '@docs/utils';
import type { JsonPath } from '@docs/utils';

/**
 * Where the keys of JSON are documented: the fields of each type, and which type a body has. Shapes
 * are short texts, because the map travels to readers: `Entity`, `[]Entity` a list, `{}Sentiment` a
 * map with keys that the API does not choose, `string`.
 */
export interface FieldMap<Field extends { shape: string } = { shape: string }> {
  /** Path of the pages of the types: `/api_media2/reference/`. */
  route: string;
  /** By type and field. Objects without their own type are called `Analysis.metadata`. */
  types: Record<string, Record<string, Field>>;
  /** By body: `analyze.request`, `analyze.response`, `analyze.error`. */
  bodies: Record<string, string>;
}

/** A field, or a key inside a field without its own page. */
export interface FieldPlace {
  type: string;
  field: string;
  /** A key of a map, or of an object without a type, inside the field. */
  key?: string;
}

/** A key or a list element leads to its field, and to the shape of its value. */
interface Found {
  target?: FieldPlace;
  shape: string;
}

/**
 * Finds the field that a JSON pointer leads to.
 *
 * @param start a type, or a body: `Entity`, `analyze.response`
 * @example
 * findField(map, 'analyze.response', ['tags', 0, 'feats', 'wikidataId']);
 * // { type: 'Tag', field: 'feats', key: 'wikidataId' }
 * @returns undefined for keys of a map that is no field, such as a response by GKB ID
 */
export function findField(map: FieldMap, start: string, path: JsonPath): FieldPlace | undefined {
  return follow(map, start, path)?.target;
}

/** @example findShape(map, 'analyze.response', ['tags', 0]); // 'Tag' */
export function findShape(map: FieldMap, start: string, path: JsonPath): string | undefined {
  return follow(map, start, path)?.shape;
}

function follow(map: FieldMap, start: string, path: JsonPath): Found | undefined {
  const first: Found = { shape: findStart(map, start) ?? '' };
  return path.reduce<Found | undefined>(
    (position, step) => position && descend(map, position, step),
    first,
  );
}

/** Whether a map names a type or a body of this name. */
export function isKnownShape(map: FieldMap, start: string): boolean {
  return findStart(map, start) !== undefined;
}

/** @example toFieldUrl(map, { type: 'Entity', field: 'gkbId' }); // '/api_media2/reference/Entity/#field-gkbId' */
export function toFieldUrl({ route }: FieldMap, { type, field }: FieldPlace): string {
  return `${route}${type}/#${toFieldAnchor(field)}`;
}

function findStart({ bodies, types }: FieldMap, start: string): string | undefined {
  if (Object.hasOwn(bodies, start)) return bodies[start];
  return Object.hasOwn(types, start) ? start : undefined;
}

function descend(
  map: FieldMap,
  { shape, target }: Found,
  step: string | number,
): Found | undefined {
  if (shape.startsWith('[]')) return { shape: shape.slice(2), ...(target && { target }) };
  const key = String(step);
  if (shape.startsWith('{}')) return toInner(shape.slice(2), target, key);
  // A file may be a list of what a request contains.
  if (typeof step === 'number') return { shape, ...(target && { target }) };
  const field = Object.hasOwn(map.types, shape) ? map.types[shape] : undefined;
  if (!field || !Object.hasOwn(field, key)) return target && toInner('', target, key);
  const inner = field[key]?.shape ?? '';
  // The name of a type may have dots, too.
  const [owner = '', unnamed = ''] = shape.split(/\.(?=[^.]*$)/);
  return Object.hasOwn(map.types[owner] ?? {}, unnamed)
    ? { shape: inner, target: { type: owner, field: unnamed, key } }
    : { shape: inner, target: { type: shape, field: key } };
}

/** Values inside a map are documented with the field that contains it. */
function toInner(shape: string, target: FieldPlace | undefined, key: string): Found {
  return { shape, ...(target && { target: { ...target, key } }) };
}
