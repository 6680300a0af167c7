import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { Level } from './hit';
import type { Found } from './rank';
import type { Synonyms, TextsFile } from './index-files';
import { rememberLast } from './memoize';
import { dropStopWords, listSynonymousQueries } from './query';
import type { Query, QueryWord } from './query';
import { toName, listSections } from './records';
import type { Names, Section } from './records';
import { isAlike } from './similar-words';
import { toStem, toTokens } from './tokens';

export type TextIndex = ReturnType<typeof createTextIndex>;

interface TextFound extends Found {
  context: string;
}

/** Adds in steps, so that queries get their hits meanwhile. */
const STEP = 100;

/** The fields, in the order in which they say what a hit is. A word in a name says more. */
const BOOST = { text: 1, description: 1.5, keywords: 2.5, heading: 2.5, title: 2.5 };
const TYPES = ['Content', 'Description', 'Keywords', 'Heading', 'Title'] as const;
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

/** A guide answers a question more often than a type or a code sample. */
const LESSER = 0.6;
const REFERENCE = /\/(reference|code)\//;

/** Synonyms count less than the words that were typed. */
const SYNONYM = 0.8;

/** Shorter words are not the beginnings of others: "SLA" is not “slash”. */
const SHORTEST_BEGINNING = 5;

/** The other sections of a page that match raise the score of its best one. */
const SHARE_OF_OTHERS = 0.2;
const MOST_OTHERS = 5;

/** Of two words each is needed; a sentence has words that no page has. */
const HALF = 0.25;

/** Words that stand together as in the query count more. */
const PHRASE = 2;

/** A keyword that is the whole query names the subject of a page, not the page. */
const KEYWORD = 8;

/**
 * The sections of all pages of a version, ranked by the library's BM25+ on stems of words. It is one
 * index because how rare a word is must not depend on the product.
 */
export function createTextIndex() {
  const sections: (Section & { id: number; context: string })[] = [];
  const synonyms = new Map<string, Synonyms[number]>();
  const byKeyword = new Map<string, number[]>();
  const wordsByStem = new Map<string, Set<string>>();
  const index = new MiniSearch<(typeof sections)[number]>({
    fields: FIELDS,
    tokenize: toTokens,
    processTerm: (word) => {
      const stem = toStem(word);
      const words = wordsByStem.get(stem);
      if (words) words.add(word);
      else wordsByStem.set(stem, new Set([word]));
      return stem;
    },
  });
  const isWord = (word: string) => wordsByStem.get(toStem(word))?.has(word) ?? false;

  const findLast = rememberLast(
    ({ words }: Query) => `${index.documentCount} ${words.map(({ joined }) => joined).join(' ')}`,
    find,
  );

  const listSynonyms = () => [...synonyms.values()];

  return { add, isWord, listSynonyms, count: () => index.documentCount, find: findLast };

  async function add(context: string, names: Names, file: TextsFile): Promise<void> {
    const added = listSections(names, file).map((section, offset) => ({
      ...section,
      id: sections.length + offset,
      context,
    }));
    sections.push(...added);
    file.synonyms.forEach((pair) => synonyms.set(pair.join('='), pair));
    added.forEach(({ id, keywords }) =>
      keywords.split(', ').forEach((keyword) => {
        const name = toName(keyword);
        byKeyword.set(name, [...(byKeyword.get(name) ?? []), id]);
      }),
    );
    await index.addAllAsync(added, { chunkSize: STEP });
  }

  function find(query: Query): TextFound[] {
    const telling = dropStopWords(query);
    const stems = listStems(query);
    const weights = new Map(stems.flatMap((ofWord) => [...ofWord]));
    const results = index.search([...weights.keys()].join(' '), {
      tokenize: (stems) => stems.split(' '),
      processTerm: (stem) => stem,
      boost: BOOST,
      boostTerm: (stem) => weights.get(stem) ?? 1,
      boostDocument: (id: number) => (REFERENCE.test(sections[id]!.page.u) ? LESSER : 1),
    });
    const typed = telling.words.map(({ parts }) => parts.join(' ')).join(' ');
    const scores = new Map<string, number[]>();
    const named = new Set(byKeyword.get(query.name));
    // The title of a page is no reason to find one of its sections.
    const isOwn = ({ id, match }: SearchResult) =>
      sections[id as number]!.section === undefined ||
      Object.values(match).some((fields) => fields.join() !== 'title');
    const matches = results.filter(isOwn).map(({ id, match, score }) => {
      const { context, page, section, at, ...texts } = sections[id as number]!;
      const met = stems.filter((ofWord) => Object.keys(match).some((stem) => ofWord.has(stem)));
      const isAll = met.length === stems.length;
      const isPhrase = isAll && stems.length > 1 && toTokens(texts.text).join(' ').includes(typed);
      const ofPage = scores.get(page.u) ?? [];
      ofPage.push(score * (stems.length === 2 && !isAll ? HALF : isPhrase ? PHRASE : 1));
      scores.set(page.u, ofPage);
      const isNamed = named.has(id as number);
      const fields = isNamed ? ['keywords'] : Object.values(match).flat();
      const field = FIELDS.find((name) => fields.includes(name))!;
      const type = TYPES[FIELDS.indexOf(field)]!;
      const words = Object.keys(match).flatMap((stem) => [...(wordsByStem.get(stem) ?? [])]);
      return {
        context,
        record: { type, text: texts[field], above: '', names: [], page, section, at },
        level: isNamed ? Level.All : Level.Text,
        number: ofPage.length - 1,
        match: Object.fromEntries(words.map((word) => [word, []])),
      };
    });
    const rate = ({ record, number }: (typeof matches)[number]): number => {
      const [score = 0, ...others] = scores.get(record.page.u)!.slice(number);
      const share = number > 0 ? 0 : SHARE_OF_OTHERS;
      return score + share * others.slice(0, MOST_OTHERS).reduce((sum, other) => sum + other, 0);
    };
    const rated = matches.map((match) => ({ ...match, rating: rate(match) }));
    const most = Math.max(...rated.map(({ rating }) => rating));
    return rated.map(({ level, rating, ...rest }) => ({
      ...rest,
      rank: { level, score: level === Level.All ? KEYWORD : (10 * rating) / most },
    }));
  }

  /** The stems that stand for each word of a query, and for each phrase with a synonym. */
  function listStems(query: Query): Map<string, number>[] {
    const telling = dropStopWords(query).words;
    const groups = telling.map((word) =>
      listForms(word).map((stem) => [stem, 1] as [string, number]),
    );
    listSynonymousQueries(query, listSynonyms()).forEach(({ words }) => {
      const said = words.filter((word) => !query.words.includes(word));
      const weight = SYNONYM / Math.sqrt(said.length);
      const stems = said.map(({ joined }): [string, number] => [toStem(joined), weight]);
      const replaced = groups.filter((_, at) => !words.includes(telling[at]!));
      // A phrase of stop words only, as “how much”, is a word, too.
      if (replaced.length === 0) groups.push(stems);
      // Of two weights of a stem, the last one counts.
      replaced.forEach((group) => group.unshift(...stems));
    });
    return groups.map((group) => new Map(group));
  }

  /** The stems that a word is, or may be: the beginning of another, a typo. */
  function listForms({ joined, parts, isOpen }: QueryWord): string[] {
    const isKnown = (text: string) => wordsByStem.has(toStem(text));
    if (isKnown(joined)) return [toStem(joined)];
    // “freshWidget” is no other widget.
    if (parts.length > 1) return parts.every(isKnown) ? parts.map(toStem) : [];
    const isBeginning = isOpen && joined.length >= SHORTEST_BEGINNING;
    const begun = isBeginning ? guess((text) => text.startsWith(joined)) : [];
    return begun.length > 0 ? begun : guess((text) => isAlike(joined, text));
  }

  function guess(isMeant: (word: string) => boolean): string[] {
    return [...wordsByStem].filter(([, words]) => [...words].some(isMeant)).map(([stem]) => stem);
  }
}
