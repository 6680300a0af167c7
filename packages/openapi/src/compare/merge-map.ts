import { countKept } from './merge-options';
import type { MergeContext } from './merge-options';
import { isEmpty, isSame, omit, pick } from './nodes';
import { resolve } from '../read/type-expression';
import type { Node } from './nodes';
import { findHandled } from './silence';
import { toBare } from './to-wire';
import type { Content, Response } from '../read/openapi';
import { isObject } from '@docs/utils';

const JSON_TYPE = 'application/json';

/** .NET lists these beside JSON. */
const SAME_AS_JSON = /^(text\/(plain|json)|application\/(\*\+json|json-patch\+json))$/;

/** Creates the function that merges two maps of names: fields, responses, media types, and others. */
export function createMapMerge(context: MergeContext): MergeContext['mergeNode'] {
  const { ours, theirs, isGenerated, removeErrors, report, mergeNode, mergeSchema } = context;
  const handled = isGenerated ? findHandled(theirs) : undefined;
  return mergeMap;

  function mergeMap(our: Node, given: Node, place: string[]): Node {
    const [kind, isOperation] = [place.at(-1)!, place[0] === 'paths'];
    const their =
      kind === 'content'
        ? toOurMedia(our as Content, given as Content)
        : kind === 'responses' && isOperation
          ? toOurStatuses(our, given)
          : given;
    const entries = Object.entries(their).flatMap(([name, value]): [string, unknown][] => {
      const isKnown = Object.hasOwn(our, name);
      if (kind === 'responses' && !isKnown && isHandled(value)) return [];
      const match = isKnown ? our[name] : findMoved(kind, our, their, name);
      return [[name, isObject(value) ? mergeNamed(match, value, [...place, name]) : value]];
    });
    if (kind !== 'responses' || removeErrors || !isOperation) return Object.fromEntries(entries);
    const errors = Object.entries(our).filter(
      ([status]) => !status.startsWith('2') && !Object.hasOwn(their, status),
    );
    errors.forEach(() => countKept(report, 'errors'));
    return Object.fromEntries([...entries, ...errors]);
  }

  function mergeNamed(our: unknown, their: Node, place: string[]): Node {
    const match = isObject(our) ? our : undefined;
    const kind = place.at(-2);
    if (kind === 'properties') return match ? (mergeSchema(match, their, place) as Node) : their;
    return (kind === 'responses' ? mergeResponse : mergeNode)(match ?? {}, their, place);
  }

  /** An error of theirs with the same body says less than the one that ours describes for all operations. */
  function mergeResponse(our: Node, their: Node, place: string[]): Node {
    if (isEmpty(our) && their.$ref !== undefined) return their;
    const [known, response] = [resolve(ours, our), resolve(theirs, their)];
    const isSilent = isEmpty(known.content) && isHandled(response);
    const merged = mergeNode(known, isSilent ? omit(response, ['content']) : response, place);
    if (our.$ref === undefined) return merged;
    const isBare = isEmpty(merged.content) && isEmpty(merged.headers);
    return isBare || isSame(toBare(merged.content), toBare(known.content)) ? our : merged;
  }

  /** A handler of errors prints the same for every operation, which says nothing about one. */
  function isHandled(response: unknown): boolean {
    return handled !== undefined && isSame(resolve(theirs, response as Response).content, handled);
  }
}

/** `4XX` is each status of ours in that range which theirs does not list, or the other way round. */
function toOurStatuses(our: Node, their: Node): Node {
  const isIn = (status: string, range: string): boolean =>
    status !== range && `${status}${range}`.includes('XX') && status[0] === range[0];
  const left = Object.keys(our).filter((status) => !Object.hasOwn(their, status));
  const entries = Object.entries(their).flatMap(([status, response]) => {
    const isFirst = (range: string): boolean =>
      Object.keys(their).find((other) => isIn(other, range)) === status;
    const names = Object.hasOwn(our, status) ? [] : left.filter(isFirst);
    return (names.length > 0 ? names : [status]).map((name) => [name, response] as const);
  });
  return Object.fromEntries(entries);
}

/** Any media type is that of ours. */
function toOurMedia(our: Content, their: Content): Content {
  const [first = JSON_TYPE] = Object.keys(our);
  const json = their[JSON_TYPE];
  const isOther = (type: string): boolean =>
    type === JSON_TYPE || Object.hasOwn(our, type) || !SAME_AS_JSON.test(type);
  const types = Object.entries(their).filter(
    ([type, media]) => !json || isOther(type) || !isSame(media, json),
  );
  const isAny = /^(\*|application)\/\*$/;
  return Object.fromEntries(
    types.map(([type, media]) => [isAny.test(type) ? first : type.replace(/\s*;.*/, ''), media]),
  );
}

/** The success of ours under another status, and the values of ours in another media type. */
function findMoved(kind: string, our: Node, their: Node, name: string): unknown {
  if (kind === 'content') {
    const [first] = Object.keys(our);
    const isMoved = first !== undefined && !Object.hasOwn(their, first);
    return isMoved ? pick(our[first] as Node, ['schema']) : undefined;
  }
  if (kind !== 'responses' || !name.startsWith('2')) return undefined;
  const success = Object.keys(our).find((status) => status.startsWith('2'));
  return success !== undefined && !Object.hasOwn(their, success) ? our[success] : undefined;
}
