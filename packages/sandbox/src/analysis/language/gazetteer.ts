import { LANGUAGES } from '../../data/item';
import type { Item } from '../../data/item';
import { items } from '../../data/items';
import { hasEndings, isAdjective, stem } from './stem';
import { listWords } from '../text/text';
import type { Word } from '../text/text';

/** A name of an item, as the words that must follow one another. */
interface Name {
  item: Item;
  base: string;
  words: { text: string; stem: string; isCapital: boolean; isAcronym: boolean }[];
}

export interface Match {
  item: Item;
  base: string;
  start: number;
  end: number;
}

/** Finds the names of demo items in a text: the longest at each place. */
export function findNames(text: string, language: string): Match[] {
  const index = toIndex(language);
  const words = listWords(text);
  const stems = words.map((word) => stem(word.text, language));
  const matches: Match[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = index
      .get(stems[at] ?? '')
      ?.find((candidate) => fits(candidate, { text, words, stems, at, language }));
    const first = words[at];
    const last = name && words[at + name.words.length - 1];
    if (!name || !first || !last) continue;
    const start = withTitle(name.item, words, at, text);
    matches.push({ item: name.item, base: toBase(name, text, start, first), start, end: last.end });
    at += name.words.length - 1;
  }
  return matches;
}

/** Where in a text a name may begin. */
interface TextPosition {
  text: string;
  words: Word[];
  stems: string[];
  at: number;
  language: string;
}

function fits(name: Name, { text, words, stems, at, language }: TextPosition): boolean {
  return name.words.every((namePart, offset) => {
    const word = words[at + offset];
    const before = words[at + offset - 1];
    if (!word) return false;
    if (offset > 0 && before && !/^[ \u00a0.'’-]{1,2}$/.test(text.slice(before.end, word.start))) {
      return false;
    }
    if (namePart.isAcronym) return word.text === namePart.text;
    if (namePart.isCapital && !/^\p{Lu}/u.test(word.text)) return false;
    if (name.words.length === 1 && namePart.isCapital && isAdjective(word.text, language)) {
      return word.text === namePart.text;
    }
    const isExact = language === 'en' && namePart.isCapital;
    return isExact
      ? word.text.toLowerCase() === namePart.text.toLowerCase()
      : stems[at + offset] === namePart.stem;
  });
}

const TITLE = /^(?:Mr|Mrs|Ms|Dr|Sir|Herr|Frau|M|Mme|Pan|Paní|pan|paní|Pani|pani)$/;

/** "Mr. Macron" is one mention. */
function withTitle(item: Item, words: Word[], at: number, text: string): number {
  const word = words[at];
  const before = words[at - 1];
  if (item.type !== 'person' || !before || !word || !TITLE.test(before.text)) {
    return word?.start ?? 0;
  }
  return /^\.? $/.test(text.slice(before.end, word.start)) ? before.start : word.start;
}

function toBase(name: Name, text: string, start: number, first: Word): string {
  return text.slice(start, first.start) + name.base;
}

/** Whether a name of an item begins with this word. */
export function isFirstOfName(word: string, language: string): boolean {
  const names = toIndex(language).get(stem(word, language));
  return names?.some(({ words }) => words[0]?.text === word) ?? false;
}

const indexes = new Map<string, Map<string, Name[]>>();

/** Names of a language, and of named things in English; a language without names gets all. */
function toIndex(language: string): Map<string, Name[]> {
  const isKnown = (LANGUAGES as readonly string[]).includes(language);
  // Stems of one language do not meet those of another: Slovak has no names here, but endings.
  const key = isKnown || hasEndings(language) ? language : 'other';
  const existing = indexes.get(key);
  if (existing) return existing;
  const index = new Map<string, Name[]>();
  const languages = isKnown ? [language] : [...LANGUAGES];
  for (const item of items.values()) {
    if (item.id.startsWith('IPTC-')) continue;
    const forms = languages.flatMap((code) => item.names[code] ?? []);
    const english = item.type === 'general' ? [] : (item.names.en ?? []).slice(0, 1);
    for (const base of new Set([...forms, ...english])) {
      const name = toName(item, base, language);
      const first = name.words[0]?.stem ?? '';
      index.set(first, [...(index.get(first) ?? []), name]);
    }
  }
  for (const names of index.values()) names.sort((a, b) => b.words.length - a.words.length);
  indexes.set(key, index);
  return index;
}

function toName(item: Item, base: string, language: string): Name {
  return {
    item,
    base,
    words: listWords(base).map(({ text }) => ({
      text,
      stem: stem(text, language),
      isCapital: /^\p{Lu}/u.test(text),
      isAcronym: text.length <= 6 && text === text.toUpperCase() && /\p{L}/u.test(text),
    })),
  };
}
