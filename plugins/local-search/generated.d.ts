/**
 * What the build of the search index hands to the browser. Both sides import these types from the
 * generated module, which is the only thing that they share.
 */
declare module '@generated/local-search/default/index-files' {
  /** First download: all that a name can be found by. */
  export interface NamesFile {
    pages: (Omit<NamedPage, 's'> & { s: ShortSection[] })[];
  }

  export interface NamedPage {
    /** URL, with the base path: `/api_media2/guide/photos/`. */
    u: string;
    t: string;
    /** Breadcrumb, from the product to the category: `['Media API v2', 'Guide']`. */
    b: string[];
    /** Keywords of the front matter that neither the title nor a heading has. */
    k: string[];
    /** Headings, fields, rules, calls and errors, in the order of the page. */
    s: NamedSection[];
  }

  export interface NamedSection {
    t: string;
    /** Its anchor, with the sign: `#paging`. Empty at the head of a page. */
    h?: string;
  }

  /** The same in the file, where most anchors follow from `t`. */
  export interface ShortSection {
    t: string;
    /** Missing where it is `#field-` and `t`; 1 where it is `t` in small letters, without signs. */
    h?: string | 1;
  }

  /** Second download: the text behind the names, in the same order. */
  export interface TextsFile {
    pages: PageTexts[];
  }

  export interface PageTexts {
    /** Description of the front matter. */
    d: string;
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
  }

  /** Every version path starts with it: `/`. */
  export const basePath: string;

  /**
   * By version path, then by product. The current versions share the base path; an old version has
   * its own path: `/api_media2/0.162/`.
   */
  export const indexFiles: Record<string, Record<string, IndexFiles>>;
}

declare module '@generated/local-search/default/names-files' {
  /** URLs of the names alone, by version path, then by product; for pages, which load as little as possible. */
  export const namesFiles: Record<string, Record<string, string>>;
}
