import { items } from '#sandbox/data/items';
import { photos } from '#sandbox/data/photos';
import type { Photo } from '#sandbox/data/photos';
import type { ConstraintTag, ConstraintValue } from '#sandbox/operations/photo-constraints';

export type Property = 'tags' | 'category' | 'orientation';

export interface Offer {
  /** Unique among all offers. */
  label: string;
  value: ConstraintValue;
}

/** Of each orientation, of several categories and years, with common tags and without. */
const NUMBERS = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13, 15];

export const shownPhotos: Photo[] = NUMBERS.flatMap((number) => photos[number - 1] ?? []);

/** What can be put into the lists: values of the shown photos, and tags of each kind. */
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

/** @throws when none of the shown photos has the item */
function offerItem(id: string, type?: 'Wikidata'): Offer {
  const item = items.get(id);
  const label = item?.names.en?.[0];
  if (!item || label === undefined || !shownPhotos.some((photo) => photo.items.includes(id))) {
    throw new Error(`No photo of the example has the item "${id}". Offer one that a photo has.`);
  }
  const value: ConstraintTag = type ? { type, value: item.wikidata } : { value: id };
  return { label, value };
}

/** @throws when none of the shown photos has the word */
function offerWord(word: string): Offer {
  if (!shownPhotos.some(({ words }) => words.includes(word))) {
    throw new Error(`No photo of the example has the word "${word}". Offer one that a photo has.`);
  }
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
