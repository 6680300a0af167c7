import { findReference } from './find-reference';
import type { Item } from '#contract/annotations/items';
import type { Linked } from './link-analysis';
import type { Range } from '#contract/annotations/tokens';

/** What a reader points at: things found, or a place of the JSON. */
export type Pointed = { ids: string[]; at?: Range } | { pointer: string };

/** What is to be marked while a reader points at something. */
export interface Target {
  /** In the text. */
  ranges: Range[];
  /** In the JSON, with the type that gives the colour. The first one is to be seen. */
  places: { pointer: string; type?: string }[];
  /** The one place of the text that is pointed at, if it is one. */
  at?: Range;
}

export function toTarget(linked: Linked, pointed: Pointed | undefined): Target {
  if (!pointed) return NOTHING;
  if ('ids' in pointed) {
    const target = toTargetOf(linked, pointed.ids);
    return { ...target, at: pointed.at ?? findOnly(target.ranges) };
  }
  const isKnown = (id: string) => linked.ranges.has(id);
  const reference = findReference(linked.analysis, pointed.pointer, isKnown);
  if (!reference) return NOTHING;
  const { id, pointer } = reference;
  const { ranges, places } = toTargetOf(linked, [id]);
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

function toTargetOf({ items, ranges, analysis }: Linked, ids: string[]): Target {
  const chosen = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const sentiments = ids
    .filter((id) => Object.hasOwn(analysis.itemSentiments ?? {}, id))
    .map((id) => ({ pointer: `/itemSentiments/${id}` }));
  return {
    ranges: ids.flatMap((id) => ranges.get(id) ?? []),
    places: [...chosen.flatMap(listPlaces), ...sentiments],
  };
}

function listPlaces({ pointer, type, mentions }: Item): Target['places'] {
  const pointers = mentions.flatMap((mention) => [mention.pointer, ...mention.tokens]);
  return [pointer, ...pointers].map((place) => ({ pointer: place, type }));
}
