import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface WordRule {
  /** A regular expression; upper and lower case count alike, unless `isCaseSensitive` says otherwise. */
  pattern: string;
  isCaseSensitive?: boolean;
  /** What to write instead, or why the word is left out. */
  advice: string;
  /** Whether comments and titles of tests are checked for it too. */
  code?: boolean;
  /** Where the word is right. Each of them has to match something. */
  except?: { file: string; text: string; reason: string }[];
}

export interface Rules {
  words: WordRule[];
  /** Words of a private vocabulary that names in code must not have. */
  names: WordRule[];
  markers: {
    /** A regular expression; upper and lower case count alike. */
    pattern: string;
    /** In 1,000 words. */
    most: number;
  };
  sentences: {
    /** In words; a sentence above it is divided. */
    longest: number;
    /** So many sentences of a paragraph may begin with the same word, one after the other. */
    sameOpenings: number;
  };
}

export function loadRules(file = 'scripts/prose-lint/rules.yaml'): Rules {
  return parse(readFileSync(file, 'utf8')) as Rules;
}
