import { findStandardForm } from '../../data/item';
import type { ItemProperty } from '../../data/item';
import { items } from '../../data/items';

export type GkbProperty = Omit<ItemProperty, 'labels'> & { label: string };

const LABELS = {
  demo_country: { en: 'country', cs: 'stát', de: 'Staat', fr: 'pays', pl: 'państwo' },
  demo_capital: {
    en: 'capital',
    cs: 'hlavní město',
    de: 'Hauptstadt',
    fr: 'capitale',
    pl: 'stolica',
  },
};

/** The properties of an item, with labels in a language or else in English. */
export function toProperties(id: string, language: string): GkbProperty[] {
  const item = items.get(id);
  if (!item) return [];
  const own = (item.properties ?? []).map(({ labels, ...property }) => ({
    ...property,
    label: toLabel(labels, language),
  }));
  return [
    ...toLink('demo_country', item.country, language),
    ...toLink('demo_capital', item.capital, language),
    ...own,
  ];
}

function toLink(
  name: keyof typeof LABELS,
  id: string | undefined,
  language: string,
): GkbProperty[] {
  const target = items.get(id ?? '');
  if (!target) return [];
  const strValue = findStandardForm(target, [language, 'en'])?.value ?? target.id;
  return [{ name, label: toLabel(LABELS[name], language), valueGkbId: target.id, strValue }];
}

function toLabel(labels: Record<string, string>, language: string): string {
  return (Object.hasOwn(labels, language) ? labels[language] : undefined) ?? labels.en ?? '';
}
