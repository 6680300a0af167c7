import type { Analysis, Item, PlacedToken, Range } from '@docs/vendor/annotations';
import { joinTokens, listItems, listTokens } from '@docs/vendor/annotations';
import { escapeKey, toSteps } from '@docs/utils';

export interface Linked {
  analysis: Analysis;
  items: Item[];
  /** Characters that an id of the response means: of a token, mention, relation, sentence … */
  ranges: Map<string, Range[]>;
}

export function linkAnalysis(analysis: Analysis): Linked {
  const tokens = listTokens(analysis);
  const items = listItems(analysis, tokens);
  const ranges = new Map<string, Range[]>();
  const set = (id: string | undefined, list: Range[]) => {
    if (id !== undefined && list.length > 0) ranges.set(id, list);
  };
  const join = (ids: string[] = []) => joinTokens(ids.flatMap((id) => tokens.get(id) ?? []));

  analysis.paragraphs.forEach(({ id, text, sentences = [] }, paragraph) => {
    set(id, [{ paragraph, start: 0, end: [...text].length }]);
    for (const sentence of sentences) {
      set(
        sentence.id,
        findSpan((sentence.tokens ?? []).flatMap((token) => tokens.get(token.id) ?? [])),
      );
      for (const node of sentence.tecto ?? []) set(node.id, join(node.tokenIds));
    }
  });
  for (const token of tokens.values()) set(token.id, joinTokens([token]));
  for (const { id, mentions } of items) {
    set(
      id,
      mentions.flatMap((mention) => mention.ranges),
    );
    for (const mention of mentions) set(mention.id, mention.ranges);
  }
  for (const { id, args = [], support = [] } of analysis.relations ?? []) {
    const words = support.flatMap(({ tokenIds }) => join(tokenIds));
    set(id, [...words, ...args.flatMap(({ entityId = '' }) => ranges.get(entityId) ?? [])]);
  }
  return { analysis, items, ranges };
}

/** A sentence reaches from its first to its last token. */
function findSpan(tokens: PlacedToken[]): Range[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return [];
  return [{ paragraph: first.paragraph, start: first.start, end: last.end }];
}

/** A reader points at items, or at a value of the JSON. */
export type Pointed = { ids: string[]; at?: Range } | { pointer: string };

export interface Target {
  ranges: Range[];
  /** In the JSON, with the type that gives the color. The first one is to be seen. */
  places: { pointer: string; type?: string }[];
  /** The one place of the text that is pointed at, if it is one. */
  at?: Range;
}

export function resolveTarget(linked: Linked, pointed: Pointed | undefined): Target {
  if (!pointed) return NOTHING;
  if ('ids' in pointed) {
    const target = buildTarget(linked, pointed.ids, pointed.at);
    return { ...target, at: pointed.at ?? findOnly(target.ranges) };
  }
  const isKnown = (id: string) => linked.ranges.has(id);
  const reference = findReference(linked.analysis, pointed.pointer, isKnown);
  if (!reference) return NOTHING;
  const { id, pointer } = reference;
  const { ranges, places } = buildTarget(linked, [id]);
  const isItem = linked.items.some((item) => item.id === id);
  return {
    ranges,
    places: isItem ? places : [{ pointer }, ...places],
    at: findOnly(ranges),
  };
}

const NOTHING: Target = { ranges: [], places: [] };

function findOnly(ranges: Range[]): Range | undefined {
  return ranges.length === 1 ? ranges[0] : undefined;
}

function buildTarget({ items, ranges, analysis }: Linked, ids: string[], at?: Range): Target {
  const matches = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const chosen = at ? matches.map((item) => cutToPlace(item, matches[0], at)) : matches;
  const sentiments = ids
    .filter((id) => Object.hasOwn(analysis.itemSentiments ?? {}, id))
    .map((id) => ({ pointer: `/itemSentiments/${id}` }));
  return {
    ranges: at
      ? chosen.flatMap(({ mentions }) => mentions.flatMap((mention) => mention.ranges))
      : ids.flatMap((id) => ranges.get(id) ?? []),
    places: [...chosen.flatMap(listPlaces), ...sentiments],
  };
}

/**
 * A topic is mentioned where each of its persons is. Who points at one person does not mean the
 * others, so the topic keeps only the mentions at that place.
 */
function cutToPlace(item: Item, first: Item | undefined, at: Range): Item {
  if (item.name === first?.name) return item;
  const isThere = (range: Range) =>
    range.paragraph === at.paragraph && range.start < at.end && at.start < range.end;
  return { ...item, mentions: item.mentions.filter(({ ranges }) => ranges.some(isThere)) };
}

function listPlaces({ pointer, type, mentions }: Item): Target['places'] {
  const pointers = mentions.flatMap((mention) => [mention.pointer, ...mention.tokens]);
  return [pointer, ...pointers].map((value) => ({ pointer: value, type }));
}

/** Keys whose values are ids of others: `tokenIds`, `entityId`, `parId`, … */
const CONTAINS_ID = /Ids?$/;

/**
 * Finds what a place of the JSON means: the id at the place itself, or else the one of the
 * nearest object around it.
 *
 * @example
 * findReference(answer, '/entities/0/stdForm', isKnown); // { id: 'e0', pointer: '/entities/0' }
 * findReference(answer, '/entities/0/mentions/0/tokenIds/1', isKnown); // the token `w1`
 */
function findReference(
  response: unknown,
  pointer: string,
  isKnown: (id: string) => boolean,
): { id: string; pointer: string } | undefined {
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
  for (const key of toSteps(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) break;
    value = (value as Record<string, unknown>)[key];
    path += `/${escapeKey(key)}`;
    steps.push({ key, pointer: path, value });
  }
  return steps;
}

function readId({ key, value }: Step, around: string | undefined): string | undefined {
  if (around === 'itemSentiments') return key;
  if (typeof value === 'string') {
    const name = /^\d+$/.test(key) ? (around ?? '') : key;
    return CONTAINS_ID.test(name) ? value : undefined;
  }
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Classes of places of the JSON, by pointer. What lies around a place is in the map too, so that a
 * folded object can show that it contains one.
 *
 * @example buildMarks([['/tags/0', 'lit']], 'around'); // '' and '/tags' have the class 'around'
 */
export function buildMarks(
  places: [pointer: string, name: string][],
  contains: string,
): Map<string, string> {
  const marks = new Map<string, string>();
  for (const [pointer] of places) {
    for (let at = pointer.lastIndexOf('/'); at >= 0; at = pointer.lastIndexOf('/', at - 1)) {
      marks.set(pointer.slice(0, at), contains);
      if (at === 0) break;
    }
  }
  for (const [pointer, name] of places) marks.set(pointer, name);
  return marks;
}
