/*
 * The files of the index, which the build writes (`site/src/features/search/plugin/`) and the search reads.
 */

/** First download: all that a name can be found by, column by column, which compresses best. */
export interface NamesFile {
  /** URL of each page, with the base path: `/api_media2/guide/photos/`. */
  u: string[];
  /** Its title. */
  t: string[];
  /** Its name in the sidebar; 0 where that is its title. */
  l: (string | 0)[];
  /** Its breadcrumb, from the product to the category: `['Media API v2', 'Guide']`. */
  b: string[][];
  /** Its headings, fields, rules, calls and errors, in their order. */
  s: string[][];
  /**
   * Their anchors, with the sign: `#paging`. Empty at the head of a page; 0 where it is `#field-` and
   * the name; 1 where it is the name in lowercase, with hyphens and without punctuation.
   */
  h: (string | 0 | 1)[][];
}

/** A page of the names, as the search works with it. */
export interface NamedPage {
  u: string;
  t: string;
  l?: string | undefined;
  b: string[];
  s: NamedSection[];
}

export interface NamedSection {
  t: string;
  h?: string;
}

/** Second download: the text behind the names, in the same order. */
export interface TextsFile {
  pages: PageTexts[];
  synonyms: Synonyms;
}

/** The words that readers type, and those of the product's pages. */
export type Synonyms = [typed: string, said: string][];

export interface PageTexts {
  /** Description of the front matter. */
  d: string;
  /** Keywords of the front matter. */
  k: string[];
  /** Text before the first heading. */
  i: string;
  /** Text of each section. */
  s: string[];
}

/** URLs of one product's two files; their names contain the hash of their content. */
export interface IndexFiles {
  names: string;
  texts: string;
  /** Of a product that is deprecated. */
  isDeprecated?: true;
  /** Of pages for all products. */
  isShared?: true;
}
