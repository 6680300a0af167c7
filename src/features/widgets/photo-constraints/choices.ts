import type { PhotoConstraints } from '#sandbox/operations/photo-constraints';
import { OFFERS } from './offers';
import type { Property } from './offers';

export const LISTS = ['anyOf', 'allOf', 'noneOf', 'ignore'] as const;

export type ListName = (typeof LISTS)[number];

export interface Choices {
  /** `YYYY-MM-DD`; empty asks for nothing. */
  dateAfter: string;
  dateBefore: string;
  /** The list into which a value goes, by the value's label; absent asks for nothing. */
  lists: Record<string, ListName | undefined>;
}

export const NOTHING: Choices = { dateAfter: '', dateBefore: '', lists: {} };

/** Enough to keep some photos and to drop others for different reasons. */
export const AT_FIRST: Choices = {
  dateAfter: '2024-01-01',
  dateBefore: '',
  lists: { Germany: 'allOf', protest: 'noneOf' },
};

/**
 * The `constraints` of the request.
 *
 * @example
 * toConstraints({ ...NOTHING, lists: { square: 'noneOf' } }); // { orientation: { noneOf: ['square'] } }
 */
export function toConstraints({ dateAfter, dateBefore, lists }: Choices): PhotoConstraints {
  return {
    ...(dateAfter && { dateAfter }),
    ...(dateBefore && { dateBefore }),
    ...toProperty('tags', lists),
    ...toProperty('category', lists),
    ...toProperty('orientation', lists),
  };
}

function toProperty(property: Property, lists: Choices['lists']): object {
  const entries = LISTS.flatMap((list) => {
    const values = OFFERS[property].filter(({ label }) => lists[label] === list);
    return values.length === 0 ? [] : [[list, values.map(({ value }) => value)] as const];
  });
  return entries.length === 0 ? {} : { [property]: Object.fromEntries(entries) };
}
