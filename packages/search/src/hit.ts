import type { NamedPage, NamedSection } from './index-files';
import type { Range } from './snippet';

/** A hit and its place; the short names are those of the specification, section 3. */
export interface Hit {
  type: 'Title' | 'Heading' | 'Description' | 'Keywords' | 'Content';
  document: {
    /** The text that matched: a title, a heading, a field, a snippet of the content. */
    t: string;
    /** Heading of the section in which it is; the title of the page where there is none. */
    s: string;
    u: string;
    /** With its sign: `#field-cursor`. */
    h?: string;
    b: string[];
  };
  page: { t: string; b: string[] };
  kind: Kind;
  /** A line on what is there; empty until the texts have been downloaded. */
  about: string;
  /** Other pages of the product with the same entry: many types have the same field. */
  alsoIn: { t: string; u: string }[];
  /** Id of the product. */
  context: string;
  /** The words to mark on the page, folded. */
  words: string[];
  /** Where these words are in each text; found in the worker, not while drawing. */
  marks: { t: Range[]; s: Range[]; about: Range[] };
  rank: Rank;
}

/** Comparable between all indexes: a better `level` always wins, then the higher `score`. */
export interface Rank {
  level: Level;
  /** From 0 to 10. */
  score: number;
}

/** Where the words of a query were met: in a text, or in a name. */
export enum Level {
  /** Some of the words or all of them, in a text. */
  Text,
  /** All words, if a typo is forgiven or a word is taken for another. */
  Alike,
  /** All words, as typed or as beginnings. */
  All,
  /** The query is the name itself. */
  Name,
}

export interface SearchResponse {
  /** At most twelve, from the position that was asked for. */
  hits: Hit[];
  /** How many there are in all. */
  total: number;
  /** Names like the query, when nothing was found. */
  nearest: string[];
}

/** At most so many hits for a query (specification, section 9). */
export const MOST_HITS = 12;

export function compareRanks(a: Rank, b: Rank): number {
  return b.level - a.level || b.score - a.score;
}

/** The kind of page that a hit opens, as its badge says. */
type Kind = 'guide' | 'reference' | 'endpoint' | 'type' | 'field' | 'error' | 'example';

/**
 * Tells the kind of a hit from its URL and its heading, which are in the index anyway.
 *
 * @example
 * findKind({ u: '/api_media2/reference/Tag/', … }, { t: 'id', h: '#field-id' }); // 'field'
 */
export function findKind(
  { u }: Pick<NamedPage, 'u'>,
  { t, h = '' }: NamedSection = { t: '' },
): Kind {
  if (h.startsWith('#field-')) return 'field';
  if (h === '#errors' || /^[45]\d\d /.test(t)) return 'error';
  if (/^[A-Z]+ \//.test(t) || findCallId(h) !== undefined) return 'endpoint';
  if (u.includes('/guide/code/')) return 'example';
  if (/\/reference\/[A-Z]\w*\/$/.test(u)) return 'type';
  if (/\/(reference|openapi)\//.test(u)) return 'reference';
  return 'guide';
}

/** URLs of operations are their ids, in camel case; those of headings and fields have hyphens. */
export function findCallId(anchor: string): string | undefined {
  return /^#[a-z]+[A-Z]\w*$/.test(anchor) ? anchor.slice(1) : undefined;
}
