import { memoizeByKey } from './memoize';
import { fold, listSearchWords } from './tokens';

/** Two lines in the list of hits. */
export const LONGEST_SNIPPET = 160;

/** So much of the text before the first match is shown, so that it can be understood. */
const LEAD = 50;

/**
 * Cuts a text around the place where most words of a query are, between words.
 *
 * @example
 * cutSnippet(long, ['cursor']); // '… the first page is asked for with the cursor * …'
 */
export function cutSnippet(text: string, words: string[]): string {
  if (text.length <= LONGEST_SNIPPET) return text;
  const start = findWordStart(text, findBest(text, words) - LEAD);
  const room = LONGEST_SNIPPET - (start > 0 ? 2 : 0) - 2;
  const cut = text.slice(start, start + room);
  const isEnd = start + room >= text.length;
  const end = isEnd ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), room - 30)).trimEnd();
  return `${start > 0 ? '… ' : ''}${end}${isEnd ? '' : ' …'}`;
}

function findBest(text: string, words: string[]): number {
  const starts = findRanges(readText(text), words).map(([start]) => start);
  const counts = starts.map(
    (start) =>
      starts.filter((other) => other >= start && other < start + LONGEST_SNIPPET / 2).length,
  );
  return starts[counts.indexOf(Math.max(...counts))] ?? 0;
}

function findWordStart(text: string, position: number): number {
  if (position <= 0) return 0;
  const space = text.indexOf(' ', position);
  return space < 0 || space > position + 30 ? position : space + 1;
}

/** A piece of a text, from its first character to the one after the last. */
export type Range = [start: number, end: number];

/**
 * The words of a text, or their parts, that begin with words of a query. A letter marks nothing.
 *
 * @example
 * findMarks('returnObjects of photos', ['object', 'photo']); // [[6, 13], [17, 23]]
 */
export function findMarks(text: string, words: string[]): Range[] {
  const long = words.filter((word) => word.length > 1);
  return long.length === 0 ? [] : findRanges(toFoldedText(text), long);
}

interface FoldedText {
  folded: string;
  /** Where its words and their parts begin and end. */
  starts: number[];
  ends: number[];
}

function toFoldedText(text: string): FoldedText {
  const parts = listSearchWords(text).flat();
  return {
    folded: fold(text),
    starts: parts.map(({ start }) => start),
    ends: parts.map(({ start, text: word }) => start + word.length),
  };
}

/** The long texts of the index: the next letter often finds the same ones. */
const readText = memoizeByKey(toFoldedText);

function findRanges({ folded, starts, ends }: FoldedText, words: string[]): Range[] {
  const ranges = starts.flatMap((start): Range[] => {
    const length = Math.max(
      0,
      ...words.filter((word) => folded.startsWith(word, start)).map((word) => word.length),
    );
    const end = start + length;
    return length === 0 ? [] : [[start, ends.find((other) => other >= end) ?? end]];
  });
  return joinRanges(ranges);
}

function joinRanges(ranges: Range[]): Range[] {
  return ranges.reduce<Range[]>((joined, [start, end]) => {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
    return joined;
  }, []);
}
