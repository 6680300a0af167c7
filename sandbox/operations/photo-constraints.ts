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

/** Says whether a photo meets all constraints; an empty list asks for nothing. */
export function meetsConstraints(photo: Photo, constraints: PhotoConstraints): boolean {
  const { dateBefore, dateAfter, tags, category, orientation } = constraints;
  if (dateBefore !== undefined && photo.createdAt >= dateBefore) return false;
  if (dateAfter !== undefined && photo.updatedAt <= dateAfter) return false;
  return (
    meets(tags, (tag) => hasTag(photo, tag)) &&
    meets(category, (wanted) => hasCategory(photo, wanted)) &&
    meets(orientation, (wanted) => photo.orientation === wanted)
  );
}

function meets<T>(
  { anyOf, allOf, noneOf }: Lists<T> = {},
  matches: (wanted: T) => boolean,
): boolean {
  if (anyOf?.length && !anyOf.some(matches)) return false;
  if (allOf && !allOf.every(matches)) return false;
  return !noneOf?.some(matches);
}

/** A tag of the type `text` is a word of the photo, one of the type `Wikidata` an item. */
export function hasTag(photo: Photo, { type, value }: ConstraintTag): boolean {
  if (type === undefined) return photo.items.includes(value);
  if (type === 'Wikidata') return photo.items.some((id) => items.get(id)?.wikidata === value);
  return type === 'text' && photo.words.includes(value.toLowerCase());
}

function hasCategory({ categories }: Photo, wanted: Category): boolean {
  return categories.some(
    ({ taxonomy, code }) => taxonomy === wanted.taxonomy && code === wanted.code,
  );
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
