import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Nodes, Sentence } from 'nlcst';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { visit } from 'unist-util-visit';
import type { Prose, ProseFinding } from './read-prose';

export interface WordRule {
  /** A regular expression; upper and lower case count alike. */
  pattern: string;
  /** The word to write instead, or why it is left out. */
  advice: string;
}

export interface Rate {
  name: string;
  /** A regular expression; upper and lower case count alike. */
  pattern: string;
  most?: number;
  mostOnPage?: number;
  least?: number;
}

export interface Rules {
  words: WordRule[];
  /** Counts in 1,000 words of the pages. */
  rates: Rate[];
  sentences: {
    /** In words; a sentence above it is divided. */
    longest: number;
    /** So many sentences of a paragraph may begin with the same word, one after the other. */
    sameOpenings: number;
    /** In words, and the share of the sentences that may have so few. */
    short: { words: number; share: number };
  };
}

export function loadRules(file = 'tools/prose-lint/rules.yaml'): Rules {
  return parse(readFileSync(file, 'utf8')) as Rules;
}

/** Finds the words that the house style replaces. */
export function checkWords(texts: Prose[], rules: WordRule[]): ProseFinding[] {
  return rules.flatMap(({ pattern, advice }) =>
    texts.flatMap(({ file, line, text }) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))].map(([excerpt]) => ({
        file,
        line,
        excerpt,
        advice,
      })),
    ),
  );
}

/** A page with fewer words has no rhythm to measure. */
const MEASURED_WORDS = 60;

/** Finds syntax that is fine now and then and an accent when it is frequent, and what is too rare. */
export function checkRates(texts: Prose[], rates: Rate[]): ProseFinding[] {
  const prose = texts.filter(({ kind }) => kind !== 'label').map(toSentences);
  const files = [...new Set(prose.map(({ file }) => file))];
  return rates.flatMap((rate) => [
    ...checkRate(prose, rate),
    ...files.flatMap((file) => {
      const page = prose.filter((text) => text.file === file);
      if (countAllWords(page) < MEASURED_WORDS) return [];
      return checkRate(page, { ...rate, most: rate.mostOnPage, least: undefined });
    }),
  ]);
}

function checkRate(texts: Prose[], { name, pattern, most, least }: Rate): ProseFinding[] {
  const matches = texts.flatMap(({ file, line, text }) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(([excerpt]) => ({ file, line, excerpt })),
  );
  const perThousand = (1000 * matches.length) / countAllWords(texts);
  const count = `${perThousand.toFixed(1)} ${name} in 1,000 words`;
  if (least !== undefined && perThousand < least) {
    return [{ file: 'all pages', line: 1, excerpt: name, advice: `${count}, at least ${least}` }];
  }
  if (most === undefined || perThousand <= most) return [];
  return matches.map((match) => ({ ...match, advice: `${count}, at most ${most}: reword some` }));
}

/** "Tagging: highlight the words" in a list is a label with a sentence. */
function toSentences(prose: Prose): Prose {
  if (prose.kind !== 'item') return prose;
  return { ...prose, text: prose.text.replace(/^[^:]{1,70}:/, '') };
}

function countAllWords(texts: Prose[]): number {
  return texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

const parser = new ParseEnglish();

type Limits = Omit<Rules['sentences'], 'short'>;

/** Finds sentences that are too long, and paragraphs whose sentences begin alike. */
export function checkSentences(texts: Prose[], limits: Limits): ProseFinding[] {
  return texts
    .filter(({ kind }) => kind !== 'label')
    .flatMap((text) => {
      const sentences = listSentences(text.text);
      return [...checkLength(text, sentences, limits), ...checkOpenings(text, sentences, limits)];
    });
}

/** Finds that too many sentences of the pages are short: five in a row read like a telegram. */
export function checkShortSentences(
  pages: Prose[],
  { short: { words, share } }: Pick<Rules['sentences'], 'short'>,
): ProseFinding[] {
  const lengths = pages
    .filter(({ kind }) => kind !== 'label')
    .flatMap(({ text }) => listSentences(text).map(countWords))
    .filter((length) => length > 1);
  const percent = (100 * lengths.filter((length) => length <= words).length) / lengths.length;
  if (percent <= 100 * share) return [];
  const advice = `${percent.toFixed(1)} % of all sentences, at most ${100 * share} %: join some`;
  return [{ file: 'all pages', line: 1, excerpt: `${words} words or fewer`, advice }];
}

/** @example listSentences('Send it. Wait.').map(countWords); // [2, 1] */
function listSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  visit(parser.parse(text), 'SentenceNode', (sentence) => {
    sentences.push(sentence);
  });
  return sentences;
}

function countWords(sentence: Sentence): number {
  return listWords(sentence).length;
}

function listWords(sentence: Sentence): string[] {
  return sentence.children
    .filter((node: Nodes) => node.type === 'WordNode')
    .map((word) => toString(word));
}

function checkLength(
  { file, line }: Prose,
  sentences: Sentence[],
  { longest }: Limits,
): ProseFinding[] {
  return sentences
    .filter((sentence) => countWords(sentence) > longest)
    .map((sentence) => ({
      file,
      line,
      excerpt: `${toString(sentence).slice(0, 60)} …`,
      advice: `${countWords(sentence)} words, at most ${longest}: divide the sentence`,
    }));
}

function checkOpenings(
  { file, line }: Prose,
  sentences: Sentence[],
  { sameOpenings }: Limits,
): ProseFinding[] {
  const openings = sentences.map((sentence) => listWords(sentence)[0]?.toLowerCase());
  return openings.flatMap((opening, index) => {
    const row = openings.slice(index, index + sameOpenings + 1);
    if (opening === undefined || row.length <= sameOpenings) return [];
    if (row.some((other) => other !== opening)) return [];
    const advice = `${row.length} sentences in a row begin with "${opening}": vary or join them`;
    return [{ file, line, excerpt: opening, advice }];
  });
}
