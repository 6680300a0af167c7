import { compareKeys } from './compare-access';
import { listParameters, mergeList } from './merge-list';
import { createMapMerge } from './merge-map';
import { countKept } from './merge-options';
import type { MergeContext } from './merge-options';
import { isEmpty, isSame, omit, pick } from './nodes';
import type { Node } from './nodes';
import { findSilent, isFiller, isNeutral } from './silence';
import { isRule } from './to-wire';
import { toLiteral } from '../describe/field-option';
import { MAPS_OF_NAMES, VALUES } from '../read/openapi';
import type { Parameter, SecurityRequirement } from '../read/openapi';
import { isObject } from '@docs/utils';

/** Texts of ours that stay. */
const TEXTS = new Set(['description', 'summary', 'title', 'examples']);

/** The site's URLs of known calls are made from these, so ours stay. */
const URLS = new Set(['operationId', 'tags']);

/** Keys below which a schema is. */
const SCHEMAS = new Set(['schema', 'items', 'additionalProperties']);

/** Creates the function that merges two nodes of documents key by key, and what is inside. */
export function createNodeMerge(
  options: Omit<MergeContext, 'mergeNode'>,
): MergeContext['mergeNode'] {
  const { ours, theirs, isGenerated, texts, report, mergeSchema } = options;
  const context = { ...options, mergeNode };
  const mergeMap = createMapMerge(context);
  const isSameKey = (...own: unknown[]): boolean =>
    compareKeys(ours, theirs, '', own as SecurityRequirement[][]).length === 0;
  return mergeNode;

  function mergeNode(our: Node, their: Node, place: string[]): Node {
    const said = Object.entries(their).filter(
      ([key, value]) => value !== undefined && (Object.hasOwn(our, key) || !isNeutral(key, value)),
    );
    const kept = Object.entries(our).filter(
      ([key, value]) =>
        (isKept(key, value) && isEmpty(their[key]) && !isEmpty(value)) ||
        (their[key] === undefined && isNeutral(key, value)),
    );
    if (isGenerated) kept.forEach(([key]) => countKept(report, findSilent(key)));
    const all = said
      .map(([key, value]): [string, unknown] => [key, mergeValue(key, our[key], value, place)])
      .filter(([, value]) => value !== undefined);
    return withKnownFields(our, withKnownMeanings(Object.fromEntries([...all, ...kept])));
  }

  function isKept(key: string, value: unknown): boolean {
    if (isGenerated && (findSilent(key) !== undefined || isRequirement(key, value))) return true;
    return TEXTS.has(key) || URLS.has(key) || key.startsWith('x-');
  }

  function mergeText(our: unknown, their: unknown, place: string[]): unknown {
    if (isEmpty(our) || isSame(our, their)) return their;
    if (isFiller(their, place)) return our;
    if (place.at(-1) === 'version') return their;
    report.texts.push({ place: place.join('/'), theirs: toLiteral(their) });
    return texts === 'ours' ? our : their;
  }

  function mergeValue(key: string, our: unknown, their: unknown, place: string[]): unknown {
    const inner = [...place, key];
    if (our === their) return our;
    if (key === 'security' && isSameKey(our, their)) return our;
    if (URLS.has(key)) return isEmpty(our) ? their : toUrl(our, their);
    if (TEXTS.has(key) || inner.join() === 'info,version') return mergeText(our, their, inner);
    if (VALUES.has(key) && key !== 'enum') return their;
    if (Array.isArray(their) && (Array.isArray(our) || key === 'parameters')) {
      const list = key === 'parameters' ? listParameters(their as Parameter[], context) : their;
      return mergeList((our ?? []) as unknown[], list, inner, context);
    }
    if (!isObject(their) || (isRule(key) && !Array.isArray(their)) || key.startsWith('x-'))
      return their;
    if (SCHEMAS.has(key)) return isObject(our) ? mergeSchema(our, their, inner) : their;
    if (MAPS_OF_NAMES.has(key)) return mergeMap(isObject(our) ? our : {}, their, inner);
    return mergeNode(isObject(our) ? our : {}, their, inner);
  }
}

/** `anyOf` says either which fields come together, which is a rule, or of what type a value is. */
function isRequirement(key: string, value: unknown): boolean {
  return (
    key === 'anyOf' &&
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

/** A value that theirs no longer allows needs no meaning. */
function withKnownMeanings(node: Node): Node {
  const { enum: values, 'x-enumDescriptions': meanings } = node;
  if (!isObject(meanings) || !Array.isArray(values)) return node;
  const allowed = pick(meanings, values.map(String));
  if (isEmpty(allowed)) return omit(node, ['x-enumDescriptions']);
  return { ...node, 'x-enumDescriptions': allowed };
}

/** A field that is gone is not required. */
function withKnownFields({ properties: known = {} }: Node, merged: Node): Node {
  const { required, properties = {}, ...rest } = merged;
  if (!Array.isArray(required) || isEmpty(known)) return merged;
  const isGone = (name: string): boolean =>
    Object.hasOwn(known as Node, name) && !Object.hasOwn(properties as Node, name);
  const left = required.filter((name: string) => !isGone(name));
  if (left.length > 0 && left.length === required.length) return merged;
  return { ...rest, properties, ...(left.length > 0 && { required: left }) };
}
