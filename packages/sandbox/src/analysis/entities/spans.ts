import foods from '../../data/food.json';
import { findStandardForm } from '../../data/item';
import type { Item } from '../../data/item';
import { findDates } from '../dates/dates';
import { findNames, indexSurnames } from '../language/gazetteer';
import type { EditorialName, Options, Paragraph, Span } from '../model';
import { findPatterns } from '../text/patterns';
import { standalone } from '../text/text';

/** Finds everything that a text mentions. Where places overlap, the longest wins. */
export function findSpans(paragraphs: Paragraph[], language: string, options: Options): Span[] {
  const names = paragraphs.map(({ text }) => findNames(text, language));
  const surnames = indexSurnames(names.flat(), language);
  return paragraphs.flatMap((paragraph, index) => {
    const { text } = paragraph;
    const matches = [...(names[index] ?? []), ...findNames(text, language, surnames)];
    const spans = [
      ...(options.domain === 'hospitality' ? findFood(paragraph) : []),
      ...matches.map(({ item, base, start, end }): Span => {
        const standardForm = chooseStandardForm(item, language, options);
        return {
          paragraph,
          start,
          end,
          type: item.type,
          key: item.id,
          itemId: item.id,
          standardForm,
          base,
        };
      }),
      ...[...findDates(text, language, options.referenceDate), ...findPatterns(text, language)].map(
        ({ type, standardForm, start, end }): Span => ({
          paragraph,
          start,
          end,
          type,
          key: `${type} ${standardForm}`,
          standardForm,
          base: text.slice(start, end),
        }),
      ),
    ];
    return dropOverlaps(spans);
  });
}

/** The form in the presentation language, else in the text's own; custom forms go first. */
export function chooseStandardForm(item: Item, language: string, options: Options): string {
  const languages = [options.presentationLanguage, language, 'en'].filter(
    (code): code is string => code !== undefined,
  );
  const custom = options.editorialTags.find(({ id, forbidden }) => id === item.id && !forbidden);
  const customForm = custom && chooseEditorialForm(custom, languages);
  return customForm ?? findStandardForm(item, languages)?.value ?? item.id;
}

/** The name of an editorial tag in the first language that it has. */
export function chooseEditorialForm(tag: EditorialName, languages: string[]): string {
  const language = languages.find((code) => Object.hasOwn(tag.forms, code));
  return (language && tag.forms[language]) || tag.name;
}

function findFood(paragraph: Paragraph): Span[] {
  return foods.flatMap(({ name, id }) =>
    [...paragraph.text.matchAll(standalone(`${name}s?`))].map(({ 0: text, index }): Span => ({
      paragraph,
      start: index,
      end: index + text.length,
      type: 'food',
      key: id ?? `food ${name}`,
      ...(id && { itemId: id }),
      standardForm: name,
      base: name,
    })),
  );
}

/** Earlier rules win among places of the same length. */
function dropOverlaps(spans: Span[]): Span[] {
  const sorted = spans
    .map((span, order) => ({ span, order }))
    .sort((a, b) => b.span.end - b.span.start - (a.span.end - a.span.start) || a.order - b.order);
  const kept: Span[] = [];
  const taken = new Uint8Array(spans.reduce((most, { end }) => Math.max(most, end), 0));
  for (const { span } of sorted) {
    if (taken.subarray(span.start, span.end).includes(1)) continue;
    taken.fill(1, span.start, span.end);
    kept.push(span);
  }
  return kept.sort((a, b) => a.start - b.start);
}
