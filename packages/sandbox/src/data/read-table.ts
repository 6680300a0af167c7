import { LANGUAGES } from './item';
import type { Item, ItemType, Language } from './item';

/**
 * Reads items from a table, one a line: id, names in English, Czech, German, French and Polish,
 * English description, further facts. Names of one language are divided by `/`, the first is the
 * standard form; `=` repeats the English ones. Facts are `key=value`, divided by `;`.
 *
 * @example
 * readTable('location', 'G183 | Germany | Německo | Deutschland | Allemagne | Niemcy | country |');
 */
export function readTable(type: ItemType, table: string): Item[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => toItem(type, line));
}

function toItem(type: ItemType, line: string): Item {
  const cells = line.split('|').map((cell) => cell.trim());
  const [id = '', ...rest] = cells;
  const names = LANGUAGES.map((language, index) => [language, toNames(rest, index)] as const);
  const facts = new Map(
    (rest[LANGUAGES.length + 1] ?? '')
      .split(';')
      .filter((fact) => fact.includes('='))
      .map((fact) => {
        const [key = '', ...value] = fact.split('=');
        return [key.trim(), value.join('=').trim()] as const;
      }),
  );
  // Media topics have IDs of another form, which says nothing about Wikidata.
  const wikidata = facts.get('wikidata') ?? (/^G\d+$/.test(id) ? id.replace('G', 'Q') : '');
  return {
    id,
    type,
    names: Object.fromEntries(names) as Record<Language, string[]>,
    descriptions: { en: rest[LANGUAGES.length] ?? '' },
    wikidata,
    links: {
      enwiki: toWikipedia('en', facts.get('enwiki') ?? names[0]?.[1][0] ?? ''),
      ...(wikidata && { wikidata: `https://www.wikidata.org/entity/${wikidata}` }),
    },
    ...(facts.has('topic') && { topic: `IPTC-${facts.get('topic')}` }),
    ...(facts.has('country') && { country: facts.get('country') }),
    ...(facts.has('capital') && { capital: facts.get('capital') }),
  };
}

function toNames(cells: string[], index: number): string[] {
  const cell = cells[index] ?? '';
  return (cell === '=' ? (cells[0] ?? '') : cell).split('/').map((name) => name.trim());
}

/** @example toWikipedia('cs', 'Evropská unie'); // 'https://cs.wikipedia.org/wiki/Evropsk%C3%A1_unie' */
export function toWikipedia(language: string, title: string): string {
  return `https://${language}.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}
