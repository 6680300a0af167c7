import { items } from '../data/items';
import { locate, round } from './entities';
import type { Options, Paragraph, TagDraft, TagPlace } from './model';
import { toEditorialForm } from './spans';
import { standalone } from './text';

/** An editorial tag is found by its names as they are written, in upper or lower case. */
export function toEditorialTags(
  paragraphs: Paragraph[],
  language: string,
  options: Options,
): TagDraft[] {
  return options.editorialTags
    .filter(({ id }) => !items.has(id))
    .flatMap((tag): TagDraft[] => {
      const names = [...new Set([tag.name, ...Object.values(tag.forms)])].filter(Boolean);
      const places = paragraphs.flatMap((paragraph) => findPlaces(paragraph, names));
      if (places.length === 0) return [];
      const languages = [options.presentationLanguage ?? language, language, 'en'];
      const relevance = round(100 * (1 - 0.34 ** Math.min(places.length, 4)), 0);
      return [
        {
          gkbId: tag.id,
          stdForm: toEditorialForm(tag, languages),
          type: 'media',
          relevance,
          places,
        },
      ];
    });
}

function findPlaces(paragraph: Paragraph, names: string[]): TagPlace[] {
  const { text } = paragraph;
  const present = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
  if (present.length === 0) return [];
  const find = locate(paragraph);
  return present
    .flatMap((name) => [...text.matchAll(standalone(escape(name)))])
    .flatMap(({ 0: form, index }) => {
      const place = find(index, index + form.length);
      return place ? [{ text: form, tokenIds: place.tokens.map(({ id }) => id) }] : [];
    });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
