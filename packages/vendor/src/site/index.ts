import quickStartData from './quick-starts.data.json';
import terms from './terms.data.json';
import tutorialData from './tutorials.data.json';

/** A script that is written by hand; a page includes its file. */
export interface QuickStart {
  /** Below `site/samples/quick-start/`. */
  file: string;
  /** Id in `languages.ts`. */
  language: string;
  /** The examples whose requests it sends, in this order. */
  calls: string[];
}

/** All scripts of the quick starts, in the order in which readers see the languages. */
export const quickStarts: QuickStart[] = quickStartData;

/** A tutorial ends with a complete script, in two languages and with the same output. */
export interface Tutorial {
  /** Its folder below `site/samples/tutorials/`, and the last step of its page's URL. */
  name: string;
  title: string;
  page: string;
  /** Without the key, the script needs this environment variable. */
  keyName: string;
}

/** All tutorials, in the order in which readers see them. */
export const tutorials: Tutorial[] = tutorialData;

export const glossary = {
  /** Where it is on the site. */
  route: '/gkb/glossary/',
  /**
   * Entries whose names mean nothing else. Words of everyday language, such as "tag" or "the text
   * mentions", are linked by hand where they need it.
   */
  terms,
};
