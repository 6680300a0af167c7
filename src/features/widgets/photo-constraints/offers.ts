import type { ConstraintTag, ConstraintValue } from '#sandbox/operations/photo-constraints';
import type { Category } from '#sandbox/types';

export type Property = 'tags' | 'category' | 'orientation';

export interface Offer {
  /** Unique among all offers. */
  label: string;
  value: ConstraintValue;
}

/** What can be put into the lists: values that some of the photos have, of each kind of tag. */
export const OFFERS: Record<Property, Offer[]> = {
  tags: [
    { label: 'Munich', value: tag('Q1726', 'Wikidata') },
    { label: 'France', value: tag('Q142', 'Wikidata') },
    { label: 'Germany', value: tag('G183') },
    { label: 'trade show', value: tag('trade show', 'text') },
    { label: 'protest', value: tag('protest', 'text') },
  ],
  category: ['economy', 'politics', 'travel', 'lifestyle'].map((code) => ({
    label: code,
    value: { taxonomy: 'Custom', code } satisfies Category,
  })),
  orientation: ['landscape', 'portrait', 'square'].map((value) => ({ label: value, value })),
};

function tag(value: string, type?: string): ConstraintTag {
  return { ...(type && { type }), value };
}

/** The words of a value of a constraint; the constraint may hold equal values of its own. */
export function nameValue(value: ConstraintValue): string {
  const text = JSON.stringify(value);
  const offers = Object.values(OFFERS).flat();
  return offers.find((offer) => JSON.stringify(offer.value) === text)?.label ?? text;
}
