import { suggest } from '../suggest';
import { isObject } from '../is-object';

/** What an example says of itself, in its `meta.yaml`. */
export interface Meta {
  operation: string;
  title: string;
  description: string;
  parameters?: { path?: Record<string, string>; query?: Record<string, string> };
  after?: string[];
}

/** What to do about a file that says nothing. */
export const META_REMEDY = 'Write operation, title and description, as other examples do.';

const TEXTS = ['operation', 'title', 'description'];
const PLACES = ['path', 'query'];

/**
 * Takes the content of a `meta.yaml` for what it has to be.
 *
 * @param file shown in errors
 * @throws naming the file, the key and the remedy
 */
export function parseMeta(file: string, meta: unknown): Meta {
  if (!isObject(meta)) throw new Error(`${file} says nothing. ${META_REMEDY}`);
  checkKeys(file, meta, [...TEXTS, 'parameters', 'after']);
  for (const key of TEXTS) {
    const text = meta[key];
    if (typeof text === 'string' && text.trim() !== '') continue;
    throw new Error(`${file} says no "${key}". Add a line "${key}: …" with a text.`);
  }
  checkParameters(file, meta.parameters ?? {});
  const { after = [] } = meta;
  if (!Array.isArray(after) || after.some((name) => typeof name !== 'string')) {
    throw new Error(`${file} has no list of names in "after". Write "after: [name]".`);
  }
  return meta as unknown as Meta;
}

function checkParameters(file: string, parameters: unknown): void {
  if (isObject(parameters)) {
    checkKeys(`${file}, "parameters",`, parameters, PLACES);
    if (PLACES.every((place) => isObject(parameters[place] ?? {}))) return;
  }
  throw new Error(
    `${file} has no names with values in "parameters". ` +
      'Write them below "path:" or "query:", one a line: "name: value".',
  );
}

function checkKeys(place: string, map: Record<string, unknown>, known: string[]): void {
  const unknown = Object.keys(map).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new Error(
    `${place} contains the key "${unknown}", which has no meaning. ${suggest(unknown, known)}`,
  );
}
