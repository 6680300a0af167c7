import type { Mention, Paragraph } from '../model';
import { toOffsets } from './text';

/** A text as names are matched, and where its characters are in the original. */
export interface Matchable {
  text: string;
  original: string;
  /** By position in the text: the position in the original. Both count UTF-16 units. */
  positions: number[];
}

/** A character with its marks, or the parts of a Korean syllable. */
const CLUSTERS = /[\u1100-\u11ff]+|[^][\p{M}\p{Default_Ignorable_Code_Point}]*/gu;
const INVISIBLE = /(?<!^)\p{Default_Ignorable_Code_Point}/gu;
const LETTER = /^\p{L}/u;

/**
 * Composes letters that are in two pieces, as in file names of macOS and in PDFs, and drops what
 * nobody sees behind a letter, such as soft hyphens.
 *
 * @example
 * toMatchable('Pra\u00adze').text; // 'Praze'
 */
export function toMatchable(original: string): Matchable {
  const isMatchable = original.search(INVISIBLE) < 0 && original.normalize('NFC') === original;
  if (isMatchable) return { text: original, original, positions: [] };
  let text = '';
  const positions: number[] = [];
  let start = 0;
  for (const [cluster] of original.matchAll(CLUSTERS)) {
    const end = start + cluster.length;
    const visible = LETTER.test(cluster) ? cluster.replace(INVISIBLE, '') : cluster;
    const composed = visible.normalize('NFC');
    for (let at = 0; at < composed.length; at += 1) positions.push(Math.min(start + at, end));
    text += composed;
    start = end;
  }
  return { text, original, positions: [...positions, original.length] };
}

/** Quotes the original in tokens and mentions, at its own offsets. */
export function quoteOriginals(
  paragraphs: Paragraph[],
  matchables: Matchable[],
  mentions: Pick<Mention, 'text' | 'tokenIds'>[],
): void {
  const sources = new Map<string, { matchable: Matchable; start: number }>();
  for (const paragraph of paragraphs) {
    const matchable = matchables[paragraph.index]!;
    const { text, original, positions } = matchable;
    if (text === original) continue;
    paragraph.text = original;
    const toOffset = toOffsets(original);
    for (const token of paragraph.sentences.flatMap(({ tokens }) => tokens)) {
      const start = positions[token.start]!;
      sources.set(token.id, { matchable, start: token.start });
      token.text = original.slice(start, positions[token.end]);
      token.off = toOffset(start);
    }
  }
  for (const mention of mentions) {
    const source = sources.get(mention.tokenIds[0] ?? '');
    if (!source) continue;
    const { text, original, positions } = source.matchable;
    const start = text.indexOf(mention.text, source.start);
    mention.text = original.slice(positions[start], positions[start + mention.text.length]);
  }
}
