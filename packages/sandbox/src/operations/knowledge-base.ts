import { stripMarks } from '../analysis/text/text';
import { findStandardForm } from '../data/item';
import type { Item } from '../data/item';
import { demoItems, findItemById, findItemByWikidata, redirects, topics } from '../data/items';
import { ok } from '../replies';
import type { Operations } from '../types';
import { warn } from '../warnings';

interface InfoRequest {
  ids: string[];
  language: string;
  fallbackLanguages?: string[];
  externalSource?: string;
}

interface LanguageValue {
  value: string;
  language: string;
}

const MOST_HITS = 20;

/** Looking up items. An ID that the sandbox does not know is left out of the response. */
export const knowledgeBase: Operations = {
  searchItems: ({ body }) => {
    const request = body as { query: string; language: string; fallbackLanguages: string[] };
    const languages = [request.language, ...request.fallbackLanguages];
    const matches = search(request.query, languages);
    return ok({
      query: request.query,
      hits: matches.length,
      itemDetails: matches.slice(0, MOST_HITS).map((item) => buildDetails(item, languages)),
    });
  },

  getDetails: ({ body }) => buildMap(body as InfoRequest, buildDetails),

  getInfoBoxes: ({ body }) => buildMap(body as InfoRequest, buildInfoBox),

  getStandardForms: ({ body }) => buildMap(body as InfoRequest, findStandardForm),

  getRedirects: ({ body }) => {
    const { gkbIds = [] } = body as { gkbIds?: string[] };
    return toMap(gkbIds, findRedirects);
  },
};

/** The values of `status` are not documented, so the sandbox leaves it out. */
function findRedirects(id: string): { replacedBy: string } | { replaces: string[] } | undefined {
  const replacedBy = redirects.get(id);
  if (replacedBy) return { replacedBy };
  if (!findItemById(id)) return undefined;
  return { replaces: [...redirects].filter(([, target]) => target === id).map(([old]) => old) };
}

function buildMap(
  { ids, language, fallbackLanguages = [], externalSource }: InfoRequest,
  toValue: (item: Item, languages: string[]) => unknown,
): ReturnType<typeof ok> {
  const languages = [language, ...fallbackLanguages];
  const find = createFinder(externalSource);
  return toMap(ids, (id) => {
    const item = find(id);
    return item && toValue(item, languages);
  });
}

function toMap(ids: string[], find: (id: string) => unknown): ReturnType<typeof ok> {
  const entries = [...new Set(ids)].flatMap((id) => {
    const value = find(id);
    return value === undefined ? [] : [[id, value] as const];
  });
  const isComplete = entries.length === new Set(ids).size;
  return ok(
    Object.fromEntries(entries),
    isComplete
      ? []
      : [warn('sandbox-left-out', 'an ID is unknown, or has no text in these languages')],
  );
}

function createFinder(source: string | undefined): (id: string) => Item | undefined {
  if (source === undefined) return findItemById;
  return source === 'wikidata' ? findItemByWikidata : () => undefined;
}

/** A box has one language: the first that has a title and a header, or at least a title. */
function buildInfoBox(item: Item, languages: string[]): object | undefined {
  const complete = languages.filter((code) => findText(item.descriptions, [code]));
  const title = findStandardForm(item, complete) ?? findStandardForm(item, languages);
  if (!title) return undefined;
  const header = findText(item.descriptions, [title.language])?.value ?? '';
  return {
    value: { title: title.value, header, body: '', footer: item.links },
    language: title.language,
  };
}

/** Details of an item; a text that is missing in all languages is left out. */
function buildDetails(item: Item, languages: string[]): object {
  const stdForm = findStandardForm(item, languages);
  const description = findText(item.descriptions, languages);
  return {
    gkbId: item.id,
    ...(stdForm && { stdForm }),
    ...(description && { description }),
    type: item.type,
    subtypes: [],
    externalIds: item.wikidata ? { wikidata: item.wikidata } : {},
    externalLinks: item.links,
  };
}

function findText(texts: Record<string, string>, languages: string[]): LanguageValue | undefined {
  const language = languages.find((code) => Object.hasOwn(texts, code) && texts[code]);
  return language === undefined ? undefined : { value: texts[language] ?? '', language };
}

/** Whole names first, then names that begin with the query, then those that contain it. */
function search(query: string, languages: string[]): Item[] {
  const words = toWords(query);
  if (words === '') return [];
  return [...demoItems, ...topics]
    .map((item) => ({
      item,
      rank: Math.min(...listNames(item, languages).map((name) => rank(name, words))),
    }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function listNames(item: Item, languages: string[]): string[] {
  return languages.flatMap((code) =>
    Object.hasOwn(item.names, code) ? (item.names[code] ?? []).map(toWords) : [],
  );
}

/** @example toWords(' Île-de-France'); // 'ile de france' */
function toWords(text: string): string {
  return stripMarks(text)
    .replace(/[\s-]+/g, ' ')
    .trim();
}

function rank(name: string, words: string): number {
  if (name === words) return 0;
  if (name.startsWith(words)) return 1;
  return name.includes(` ${words}`) ? 2 : Infinity;
}
