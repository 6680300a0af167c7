import { items } from '../data/items';
import type { Photo } from '../data/photos';
import type { Category } from '../types';

export interface ConstraintTag {
  /** Without a type the value is an ID of the knowledge base. */
  type?: string;
  value: string;
}

interface Lists<T> {
  anyOf?: T[];
  allOf?: T[];
  noneOf?: T[];
  ignore?: T[];
}

export interface PhotoConstraints {
  likePhotoId?: string;
  dateBefore?: string;
  dateAfter?: string;
  tags?: Lists<ConstraintTag>;
  category?: Lists<Category>;
  orientation?: Lists<string>;
}

/** Every constraint that can keep or drop a photo. */
export type ConstraintName =
  | 'dateAfter'
  | 'dateBefore'
  | `${'tags' | 'category' | 'orientation'}.${'anyOf' | 'allOf' | 'noneOf'}`;

export type ConstraintValue = ConstraintTag | Category | string;

/** The verdict of one constraint on one photo. */
export interface Finding {
  constraint: ConstraintName;
  isMet: boolean;
  /** Of the values of the list, those that the photo has; none for dates. */
  present: ConstraintValue[];
  /** And those that it lacks. */
  missing: ConstraintValue[];
}

/** Says whether a photo meets all constraints. */
export function meetsConstraints(photo: Photo, constraints: PhotoConstraints): boolean {
  return explainConstraints(photo, constraints).every(({ isMet }) => isMet);
}

/**
 * Compares a photo with each constraint that asks for something; an empty list asks for nothing,
 * and `ignore` rules nothing out.
 *
 * @example
 * explainConstraints(munich, { orientation: { noneOf: ['landscape'] } });
 * // [{ constraint: 'orientation.noneOf', isMet: false, present: ['landscape'], missing: [] }]
 */
export function explainConstraints(photo: Photo, constraints: PhotoConstraints): Finding[] {
  const { dateBefore, dateAfter, tags, category, orientation } = constraints;
  return [
    // Both dates of a photo must meet a constraint, and it is never updated before it was created.
    ...compareDate('dateAfter', dateAfter, (date) => photo.createdAt > date),
    ...compareDate('dateBefore', dateBefore, (date) => photo.updatedAt < date),
    ...compareLists('tags', tags, (tag) => hasTag(photo, tag)),
    ...compareLists('category', category, (value) => hasCategory(photo.categories, value)),
    ...compareLists('orientation', orientation, (value) => photo.orientation === value),
  ];
}

function compareDate(
  constraint: 'dateAfter' | 'dateBefore',
  date: string | undefined,
  meets: (date: string) => boolean,
): Finding[] {
  return date === undefined ? [] : [{ constraint, isMet: meets(date), present: [], missing: [] }];
}

function compareLists<T extends ConstraintValue>(
  property: 'tags' | 'category' | 'orientation',
  lists: Lists<T> = {},
  matches: (value: T) => boolean,
): Finding[] {
  return (['anyOf', 'allOf', 'noneOf'] as const).flatMap((name) => {
    const values = lists[name] ?? [];
    if (values.length === 0) return [];
    const present = values.filter(matches);
    const missing = values.filter((value) => !present.includes(value));
    const isMet = {
      anyOf: present.length > 0,
      allOf: missing.length === 0,
      noneOf: present.length === 0,
    };
    return [{ constraint: `${property}.${name}` as const, isMet: isMet[name], present, missing }];
  });
}

/** A tag of the type `text` is a word of the photo, one of the type `Wikidata` an item. */
function hasTag(photo: Photo, { type, value }: ConstraintTag): boolean {
  if (type === undefined) return photo.items.includes(value);
  if (type === 'Wikidata') return photo.items.some((id) => items.get(id)?.wikidata === value);
  return type === 'text' && photo.words.includes(value.toLowerCase());
}

export function hasCategory(categories: Category[], { taxonomy, code }: Category): boolean {
  return categories.some((category) => category.taxonomy === taxonomy && category.code === code);
}

/** The items that a request tells not to look for, though the article mentions them. */
export function listIgnoredItems({ tags }: PhotoConstraints): Set<string> {
  const ignored = tags?.ignore ?? [];
  return new Set(
    [...items.values()]
      .filter((item) =>
        ignored.some(({ type, value }) =>
          type === 'Wikidata' ? item.wikidata === value : type === undefined && item.id === value,
        ),
      )
      .map(({ id }) => id),
  );
}
