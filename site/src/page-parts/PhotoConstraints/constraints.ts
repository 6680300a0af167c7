import { items, photos } from '@docs/sandbox/demo-data';
import type { Photo } from '@docs/sandbox/demo-data';
import { explainConstraints } from '@docs/sandbox/photo-constraints';
import type {
  ConstraintTag,
  ConstraintValue,
  Finding,
  PhotoConstraints,
} from '@docs/sandbox/photo-constraints';

export type Property = 'tags' | 'category' | 'orientation';

interface Offer {
  /** Unique among all offers. */
  label: string;
  value: ConstraintValue;
}

/** Of each orientation, of several categories and years, with common tags and without. */
const NUMBERS = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13, 15];

export const shownPhotos: Photo[] = NUMBERS.flatMap((number) => photos[number - 1] ?? []);

/** Values for the lists: those of the shown photos, and tags of each kind. */
export const OFFERS: Record<Property, Offer[]> = {
  tags: [
    offerItem('G1726', 'Wikidata'),
    offerItem('G142', 'Wikidata'),
    offerItem('G183'),
    offerWord('trade show'),
    offerWord('protest'),
  ],
  category: listOffers(
    shownPhotos.flatMap(({ categories }) => categories),
    ({ code }) => code,
  ),
  orientation: listOffers(
    shownPhotos.map(({ orientation }) => orientation),
    (value) => value,
  ),
};

function offerItem(id: string, type?: 'Wikidata'): Offer {
  const item = items.get(id);
  const label = item?.names.en?.[0];
  if (!item || label === undefined) {
    throw new Error(`The sandbox has no item "${id}" with an English name. Offer one that it has.`);
  }
  const value: ConstraintTag = type ? { type, value: item.wikidata } : { value: id };
  return { label, value };
}

function offerWord(word: string): Offer {
  return { label: word, value: { type: 'text', value: word } };
}

function listOffers<Value extends ConstraintValue>(
  values: Value[],
  toLabel: (value: Value) => string,
): Offer[] {
  const byLabel = new Map(values.map((value) => [toLabel(value), value]));
  return [...byLabel].map(([label, value]) => ({ label, value }));
}

/** The words of a value of a constraint; the constraint may itself contain equal values. */
export function nameValue(value: ConstraintValue): string {
  const text = JSON.stringify(value);
  const offers = Object.values(OFFERS).flat();
  return offers.find((offer) => JSON.stringify(offer.value) === text)?.label ?? text;
}

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
 * buildConstraints({ ...NOTHING, lists: { square: 'noneOf' } }); // { orientation: { noneOf: ['square'] } }
 */
export function buildConstraints({ dateAfter, dateBefore, lists }: Choices): PhotoConstraints {
  return {
    ...(dateAfter && { dateAfter }),
    ...(dateBefore && { dateBefore }),
    ...buildProperty('tags', lists),
    ...buildProperty('category', lists),
    ...buildProperty('orientation', lists),
  };
}

function buildProperty(property: Property, lists: Choices['lists']): object {
  const entries = LISTS.flatMap((list) => {
    const values = OFFERS[property].filter(({ label }) => lists[label] === list);
    return values.length === 0 ? [] : [[list, values.map(({ value }) => value)] as const];
  });
  return entries.length === 0 ? {} : { [property]: Object.fromEntries(entries) };
}

export interface Verdict {
  isKept: boolean;
  /** The constraints that dropped the photo, or those that it meets. */
  reasons: { constraint: string; text: string }[];
}

/** Says in words what the sandbox's own filter finds. */
export function explain(photo: Photo, constraints: PhotoConstraints): Verdict {
  const findings = explainConstraints(photo, constraints);
  const failures = findings.filter(({ isMet }) => !isMet);
  const isKept = failures.length === 0;
  return {
    isKept,
    reasons: (isKept ? findings : failures).map((finding) => ({
      constraint: finding.constraint,
      text: describe(finding, photo, constraints),
    })),
  };
}

function describe(finding: Finding, photo: Photo, constraints: PhotoConstraints): string {
  const { constraint, isMet, present, missing } = finding;
  if (constraint === 'dateAfter') {
    return `created ${photo.createdAt}, ${isMet ? '' : 'not '}after ${constraints.dateAfter}`;
  }
  if (constraint === 'dateBefore') {
    return `updated ${photo.updatedAt}, ${isMet ? '' : 'not '}before ${constraints.dateBefore}`;
  }
  const list = constraint.split('.')[1];
  if (list === 'noneOf')
    return isMet
      ? `without ${join(missing, 'disjunction')}`
      : `has ${join(present, 'conjunction')}`;
  if (isMet) return `has ${join(present, 'conjunction')}`;
  return list === 'anyOf'
    ? `has no ${join(missing, 'disjunction')}`
    : `lacks ${join(missing, 'conjunction')}`;
}

function join(values: ConstraintValue[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat('en', { type }).format(values.map(nameValue));
}
