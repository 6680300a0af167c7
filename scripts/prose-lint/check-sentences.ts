import type { Nodes, Sentence } from 'nlcst';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { visit } from 'unist-util-visit';
import type { Prose, ProseFinding } from './prose';
import type { Rules } from './rules';

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
