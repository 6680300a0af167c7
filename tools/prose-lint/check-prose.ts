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
  /** What to write instead, or why the word is left out. */
  advice: string;
}

export interface Rules {
  words: WordRule[];
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

export function loadRules(file = 'tools/prose-lint/rules.yaml'): Rules {
  return parse(readFileSync(file, 'utf8')) as Rules;
}

/** Finds the words that the house style replaces. */
export function checkWords(texts: Prose[], rules: WordRule[]): ProseFinding[] {
  return rules.flatMap(({ pattern, advice }) =>
    texts.flatMap(({ file, line, text }) =>
      [...text.matchAll(new RegExp(pattern, 'gi'))].map(([found]) => ({
        file,
        line,
        found,
        advice,
      })),
    ),
  );
}

/**
 * Counts the words that are right now and then, and a dialect when they are frequent.
 *
 * @returns how many there are for 1,000 words, and a finding when that is too many
 */
export function countMarkers(
  pages: Prose[],
  { pattern, most }: Rules['markers'],
): { perThousand: number; findings: ProseFinding[] } {
  const marker = new RegExp(pattern, 'gi');
  const hits = pages.flatMap(({ file, line, text }) =>
    [...text.matchAll(marker)].map(([found]) => ({ file, line, found })),
  );
  const words = pages.flatMap(({ text }) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).length;
  const perThousand = (1000 * hits.length) / Math.max(words, 1);
  if (perThousand <= most) return { perThousand, findings: [] };
  const advice = `One of ${hits.length} marker words in ${words}, at most ${most} in 1,000: reword some`;
  return { perThousand, findings: hits.map((hit) => ({ ...hit, advice })) };
}

const parser = new ParseEnglish();

/** Finds sentences that are too long, and paragraphs whose sentences begin alike. */
export function checkSentences(texts: Prose[], limits: Rules['sentences']): ProseFinding[] {
  return texts
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((text) => {
      const sentences = listSentences(text.text);
      return [...checkLength(text, sentences, limits), ...checkOpenings(text, sentences, limits)];
    });
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
  { longest }: Rules['sentences'],
): ProseFinding[] {
  return sentences
    .filter((sentence) => countWords(sentence) > longest)
    .map((sentence) => ({
      file,
      line,
      found: `${toString(sentence).slice(0, 60)} …`,
      advice: `${countWords(sentence)} words, at most ${longest}: divide the sentence`,
    }));
}

function checkOpenings(
  { file, line }: Prose,
  sentences: Sentence[],
  { sameOpenings }: Rules['sentences'],
): ProseFinding[] {
  const openings = sentences.map((sentence) => listWords(sentence)[0]?.toLowerCase());
  return openings.flatMap((opening, index) => {
    const row = openings.slice(index, index + sameOpenings + 1);
    if (opening === undefined || row.length <= sameOpenings) return [];
    if (row.some((other) => other !== opening)) return [];
    const advice = `${row.length} sentences in a row begin with "${opening}": vary or join them`;
    return [{ file, line, found: opening, advice }];
  });
}
