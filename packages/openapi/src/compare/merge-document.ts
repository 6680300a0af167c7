import { MAPS_OF_NAMES, METHODS, VALUES } from '../read/openapi';
import type { OpenApiDocument } from '../read/openapi';
import { isObject } from '@docs/utils';

type Node = Record<string, unknown>;

/** Texts of ours that stay where the other document has none. */
const TEXTS = new Set(['description', 'summary', 'examples', 'operationId']);

/** Rules which the other document says in words at most, and which ours checks. */
const RULES = new Set(['not', 'if', 'then', 'else']);

/** The site's URLs of known calls are made from these, so ours stay. */
const URLS = new Set(['operationId', 'tags']);

/**
 * The other document with what ours knows beyond it: descriptions, examples, rules and `x-…`
 * notes stay where theirs are empty. Calls, types, fields, required flags, values and defaults
 * are theirs.
 */
export function mergeDocument(ours: OpenApiDocument, theirs: OpenApiDocument): OpenApiDocument {
  const merged = mergeNode(ours as unknown as Node, theirs as unknown as Node) as unknown;
  return dropUnusedTags(ours, addResponses(ours, merged as OpenApiDocument));
}

function mergeNode(ours: Node, theirs: Node): Node {
  const kept = Object.entries(ours).filter(
    ([key, value]) => isKept(key, value) && !says(theirs, key) && !isEmpty(value),
  );
  const merged = Object.entries(theirs).map(([key, value]): [string, unknown] => {
    if (URLS.has(key) && !isEmpty(ours[key])) return [key, toUrl(ours[key], value)];
    return [key, mergeValue(key, ours[key], value)];
  });
  return withKnownMeanings(Object.fromEntries([...merged, ...kept]));
}

/** Documents for tools have what is beside a reference in `allOf`. */
function says({ allOf, ...schema }: Node, key: string): boolean {
  const inner = Array.isArray(allOf) ? allOf.filter(isObject) : [];
  return [schema, ...inner].some((node) => !isEmpty(node[key]));
}

function isKept(key: string, value: unknown): boolean {
  if (key === 'anyOf') return isRule(value);
  return TEXTS.has(key) || RULES.has(key) || URLS.has(key) || key.startsWith('x-');
}

/** `anyOf` says either which fields come together, which is a rule, or of what type a value is. */
function isRule(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((choice) => isObject(choice) && Array.isArray(choice.required))
  );
}

/** The root's tags are objects: ours in our order, then theirs that ours has not. */
function toUrl(ours: unknown, theirs: unknown): unknown {
  const isRoot = Array.isArray(ours) && ours.some(isObject);
  if (!isRoot) return ours;
  const ourNames = new Set((ours as Node[]).map(({ name }) => name));
  return [...(ours as Node[]), ...(theirs as Node[]).filter(({ name }) => !ourNames.has(name))];
}

function mergeValue(key: string, ours: unknown, theirs: unknown): unknown {
  if (VALUES.has(key) || key.startsWith('x-')) return theirs;
  if (Array.isArray(ours) && Array.isArray(theirs)) return mergeList(ours, theirs);
  if (!isObject(ours) || !isObject(theirs)) return theirs;
  if (!MAPS_OF_NAMES.has(key)) return mergeNode(ours, theirs);
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]): [string, unknown] => {
      const ourValue = Object.hasOwn(ours, name) ? ours[name] : undefined;
      if (!isObject(ourValue) || !isObject(value)) return [name, value];
      return [
        name,
        key === 'responses' ? mergeResponse(ourValue, value) : mergeNode(ourValue, value),
      ];
    }),
  );
}

/** Parameters are the same by place and name, servers by URL, all else by position. */
function mergeList(ours: unknown[], theirs: unknown[]): unknown[] {
  return theirs.map((value, index) => {
    if (!isObject(value)) return value;
    const isSame = (other: unknown): other is Node =>
      isObject(other) &&
      ['in', 'name', 'url'].every((key) => other[key] === value[key]) &&
      ('name' in value || 'url' in value || other === ours[index]);
    const counterpart = ours.find(isSame);
    return counterpart === undefined ? value : mergeNode(counterpart, value);
  });
}

/** An error of theirs without a body says less than the one that ours describes for all operations. */
function mergeResponse(ours: Node, theirs: Node): Node {
  const isBare = theirs.$ref === undefined && isEmpty(theirs.content);
  if (ours.$ref !== undefined && isBare) return ours;
  return mergeNode(ours, theirs);
}

/** Takes over the responses of ours that the merged calls name. */
function addResponses(ours: OpenApiDocument, merged: OpenApiDocument): OpenApiDocument {
  const named = JSON.stringify(merged.paths);
  const missing = Object.entries(ours.components.responses ?? {}).filter(
    ([name]) =>
      named.includes(`"#/components/responses/${name}"`) &&
      merged.components.responses?.[name] === undefined,
  );
  if (missing.length === 0) return merged;
  const responses = { ...Object.fromEntries(missing), ...merged.components.responses };
  return { ...merged, components: { ...merged.components, responses } };
}

/** Known calls stay in our groups, so theirs may be empty. */
function dropUnusedTags(ours: OpenApiDocument, merged: OpenApiDocument): OpenApiDocument {
  const operations = Object.values(merged.paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.tags ?? []),
  );
  const used = new Set([...operations, ...ours.tags.map(({ name }) => name)]);
  return { ...merged, tags: merged.tags.filter(({ name }) => used.has(name)) };
}

/** A value that theirs no longer allows needs no meaning. */
function withKnownMeanings(node: Node): Node {
  const meanings = node['x-enumDescriptions'];
  const values = node.enum;
  if (!isObject(meanings) || !Array.isArray(values)) return node;
  const allowed = Object.entries(meanings).filter(([value]) => values.map(String).includes(value));
  return { ...node, 'x-enumDescriptions': Object.fromEntries(allowed) };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null;
}
