import { LANGUAGES } from '../../data/item';
import type { Item } from '../../data/item';
import { items } from '../../data/items';
import { listForms } from './name-forms';
import { hasEndings, isAdjective, stem } from './stem';
import { listWords } from '../text/text';
import type { Word } from '../text/text';

/** A name of an item, as the words that must follow one another. */
interface Name {
  item: Item;
  base: string;
  words: {
    text: string;
    stem: string;
    isCapital: boolean;
    isAcronym: boolean;
    /** In lower case; undefined where the stem decides. */
    forms?: ReadonlySet<string>;
  }[];
}

export interface Match {
  item: Item;
  base: string;
  start: number;
  end: number;
}

/** Finds the names of demo items in a text: the longest at each place. */
export function findNames(text: string, language: string, index = buildIndex(language)): Match[] {
  if (index.size === 0) return [];
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

/** "Škoda" begins a sentence as "damage" does, unless the text has the name elsewhere, too. */
function isDamage({ text, words, at, language }: TextPosition): boolean {
  if (language !== 'cs' || words.length === 1) return false;
  const { text: word, start } = words[at]!;
  if (!/^Škod(?:a|y|ě|u|ou)$/.test(word) || /[\p{Ll},] Škod/u.test(text)) return false;
  return /(?:^|[.!?…:]\s+)$/.test(text.slice(0, start));
}

function fits(name: Name, { text, words, stems, at, language }: TextPosition): boolean {
  return name.words.every((namePart, offset) => {
    const word = words[at + offset];
    const before = words[at + offset - 1];
    if (!word) return false;
    if (offset > 0 && before && !JOINT.test(text.slice(before.end, word.start))) return false;
    if (name.words.length === 1 && isDamage({ text, words, stems, at, language })) return false;
    if (namePart.isAcronym) return word.text === namePart.text;
    if (namePart.isCapital && !/^\p{Lu}/u.test(word.text)) return false;
    if (!namePart.forms && name.words.length === 1 && isAdjective(word.text, language)) {
      return word.text === namePart.text;
    }
    const isExact = language === 'en' && namePart.isCapital;
    if (isExact) return word.text.toLowerCase() === namePart.text.toLowerCase();
    if (namePart.forms?.has(word.text.toLowerCase())) return true;
    const isStem = stems[at + offset] === namePart.stem;
    // A single word is too short for its stem to tell: "Bayer" is not "Bayern".
    return isStem && (name.words.length > 1 || !namePart.forms);
  });
}

/** Between two words of a name. */
const JOINT = /^(?:[ \u00a0.'’-]{1,2}|\u00a0?& ?| & )$/;

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

/** Whether a name of an item begins with this word; if the next one is given, the name goes on with it or ends. */
export function isFirstOfName(word: string, language: string, next?: string): boolean {
  const names = buildIndex(language).get(stem(word, language)) ?? [];
  return names.some(
    ({ words: [first, second] }) =>
      first?.text === word && (!next || !second || second.text === next),
  );
}

/** Surnames of persons, to be found where the text has named them in full. */
export function indexSurnames(matches: readonly Match[], language: string): Index {
  const index: Index = new Map();
  for (const { item, base } of new Set(matches)) {
    const surname = base.split(' ').at(-1) ?? base;
    if (item.type !== 'person' || surname === base || !/^\p{Lu}\p{Ll}{2,}/u.test(surname)) continue;
    addName(index, item, surname, language);
  }
  for (const names of index.values()) names.splice(1);
  return index;
}

type Index = Map<string, Name[]>;

const indexes = new Map<string, Index>();

/** Names of a language, and of named things in English; a language without names gets all. */
function buildIndex(language: string): Index {
  const isKnown = (LANGUAGES as readonly string[]).includes(language);
  // Stems of one language do not meet those of another: Slovak has no names here, but endings.
  const key = isKnown || hasEndings(language) ? language : 'other';
  const existing = indexes.get(key);
  if (existing) return existing;
  const index: Index = new Map();
  const languages = isKnown ? [language] : [...LANGUAGES];
  for (const item of items.values()) {
    if (item.id.startsWith('IPTC-')) continue;
    const forms = languages.flatMap((code) => item.names[code] ?? []);
    const english = item.type === 'general' ? [] : (item.names.en ?? []).slice(0, 1);
    for (const base of new Set([...forms, ...english])) addName(index, item, base, language);
  }
  for (const names of index.values()) names.sort((a, b) => b.words.length - a.words.length);
  indexes.set(key, index);
  return index;
}

/** A name is looked up by its first word, by the stems of all of its forms. */
function addName(index: Index, item: Item, base: string, language: string): void {
  const name = buildName(item, base, language);
  const [first] = name.words;
  const forms = [...(first?.forms ?? [])].map((form) => stem(form, language));
  const keys = new Set([first?.stem ?? '', ...forms]);
  for (const key of keys) index.set(key, [...(index.get(key) ?? []), name]);
}

function buildName(item: Item, base: string, language: string): Name {
  return {
    item,
    base,
    words: listWords(base).map(({ text }) => ({
      text,
      stem: stem(text, language),
      isCapital: /^\p{Lu}/u.test(text),
      forms: /\p{Lu}/u.test(base) ? listForms(text, language) : undefined,
      isAcronym: text.length <= 6 && text === text.toUpperCase() && /\p{L}/u.test(text),
    })),
  };
}
