/** The languages in which every demo item has names. */
export const LANGUAGES = ['en', 'cs', 'de', 'fr', 'pl'] as const;

export type ItemType = 'person' | 'organization' | 'location' | 'product' | 'event' | 'general';

/** An item of the demo knowledge base. Its ID follows the pattern of the real one: Q183 is G183. */
export interface Item {
  id: string;
  type: ItemType;
  /** All names by language; the first one is the standard form. */
  names: Record<string, string[]>;
  descriptions: Record<string, string>;
  /** Empty where it is not known. */
  wikidata: string;
  links: Record<string, string>;
  /** ID of the media topic that the item speaks for. */
  topic?: string;
  /** ID of the country in which the item lies. */
  country?: string;
  /** ID of the capital. */
  capital?: string;
  properties?: ItemProperty[];
}

/** A value with a name per language; the demo names of properties begin with `demo_`. */
export interface ItemProperty {
  name: string;
  labels: Record<string, string>;
  valueGkbId?: string;
  boolValue?: boolean;
  floatValue?: number;
  intValue?: number;
  strValue?: string;
}

/** The standard form of an item in the first of the languages that has one. */
export function findStandardForm(
  item: Pick<Item, 'names'>,
  languages: string[],
): { value: string; language: string } | undefined {
  for (const language of languages) {
    const value = Object.hasOwn(item.names, language) ? item.names[language]?.[0] : undefined;
    if (value) return { value, language };
  }
  return undefined;
}
