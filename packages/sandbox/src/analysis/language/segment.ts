import type { Block, Paragraph, Sentence, Token } from '../model';
import { readEnglish } from './english';
import { toOffsets } from '../text/text';

interface Piece {
  text: string;
  start: number;
  lemma?: string;
  pos?: string;
}

/** A part of a text and where it begins. */
interface Chunk {
  text: string;
  start: number;
}

/** Gives IDs that count through one response: `p0`, `s0`, `w0`. */
export function countIds(prefix: string, first = 0): () => string {
  let next = first;
  return () => `${prefix}${next++}`;
}

/** Cuts paragraphs into sentences and tokens, with offsets in code points. */
export async function segment(blocks: Block[], language: string): Promise<Paragraph[]> {
  const paragraphId = countIds('p');
  const sentenceId = countIds('s');
  const tokenId = countIds('w');
  const paragraphs: Paragraph[] = [];
  for (const [index, { type, text }] of blocks.entries()) {
    const offset = toOffsets(text);
    const sentences = await cut(text, language);
    paragraphs.push({
      id: paragraphId(),
      index,
      type,
      text,
      sentences: sentences.map((pieces): Sentence => ({
        id: sentenceId(),
        tokens: pieces.map((piece): Token => ({
          id: tokenId(),
          off: offset(piece.start),
          ...piece,
          end: piece.start + piece.text.length,
        })),
      })),
    });
  }
  return paragraphs;
}

const MOST_AT_ONCE = 1000;

/** The English library takes seconds for a "word" of thousands of characters. */
const LONG_WORD = /\S{120}/;

async function cut(text: string, language: string): Promise<Piece[][]> {
  const isReadable = language === 'en' && !LONG_WORD.test(text);
  const sentences = (isReadable && (await cutByLibrary(text))) || cutBySegmenter(text, language);
  return HAS_EMOJI.test(text) ? sentences.map(joinEmoji) : sentences;
}

const HAS_EMOJI = /\p{Extended_Pictographic}/u;
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3)+$/u;

/** Neighboring emoji are one token, as in the tests of the Python SDK. */
function joinEmoji(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  let isEmoji = false;
  for (const piece of pieces) {
    const wasEmoji = isEmoji;
    isEmoji = EMOJI.test(piece.text);
    const last = joined.at(-1);
    const isNext = last && last.start + last.text.length === piece.start;
    if (isNext && isEmoji && wasEmoji) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

async function cutByLibrary(text: string): Promise<Piece[][] | undefined> {
  const sentences: Piece[][] = [];
  for (const chunk of cutChunks(text, MOST_AT_ONCE)) {
    const placed = align(chunk, await readEnglish(chunk.text));
    if (!placed) return undefined;
    sentences.push(...placed);
  }
  return sentences;
}

/** Finds the place of each token. The library normalizes some characters; then there is none. */
function align(
  { text, start: base }: Chunk,
  sentences: { text: string; lemma: string; pos: string }[][],
): Piece[][] | undefined {
  let position = 0;
  const placed: Piece[][] = [];
  for (const tokens of sentences) {
    const pieces: Piece[] = [];
    for (const token of tokens) {
      const start = text.indexOf(token.text, position);
      const isNext = start === position || text.slice(position, start).trim() === '';
      if (start === -1 || !isNext) return undefined;
      position = start + token.text.length;
      pieces.push({ text: token.text, lemma: token.lemma, pos: token.pos, start: base + start });
    }
    placed.push(pieces);
  }
  return text.slice(position).trim() === '' ? placed : undefined;
}

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|[Dd]r|Mr|Mrs|Ms|St|Ing|Mgr|např|tzv|resp|z\. ?B|Nr|Hr|Mme|al|np|mil|mld|tis)\.\s*$/u;

/** The day or the month of "5. 6. 2026"; in German also of "am 3. Oktober". */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.\s*$/;

/** Words are cut once per chunk: to open the segmenter for each sentence takes three times as long. */
function cutBySegmenter(text: string, language: string): Piece[][] {
  const sentences: Piece[][] = [];
  let before = '';
  for (const chunk of cutChunks(text, MOST_AT_ONCE)) {
    const pieces = listPieces(chunk, language);
    let next = 0;
    for (const { segment: sentence, index } of segmenter('sentence', language).segment(
      chunk.text,
    )) {
      const end = chunk.start + index + sentence.length;
      const first = next;
      while (next < pieces.length && (pieces[next] as Piece).start < end) next += 1;
      const sentencePieces = pieces.slice(first, next);
      const isOpen = sentences.length > 0 && isContinued(before, sentence, language);
      if (isOpen) sentences.at(-1)?.push(...sentencePieces);
      else if (sentencePieces.length > 0) sentences.push(sentencePieces);
      before = sentence;
    }
  }
  return sentences;
}

function isContinued(before: string, sentence: string, language: string): boolean {
  if (ABBREVIATION.test(before)) return true;
  if (language === 'en' || !ORDINAL.test(before)) return false;
  return language === 'de' || /^\d/.test(sentence);
}

function listPieces(chunk: Chunk, language: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment: word, index } of segmenter('word', language).segment(chunk.text)) {
    if (word.trim() !== '') pieces.push({ text: word, start: chunk.start + index });
  }
  return pieces;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Making a segmenter costs more than using it. Only known languages get one each. */
function segmenter(granularity: 'sentence' | 'word', language: string): Intl.Segmenter {
  const locale = /^(cs|de|fr|pl|sk|es|nl|it|ja|zh|th|ko|ru)$/.test(language) ? language : 'en';
  const key = `${granularity} ${locale}`;
  const cached = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, cached);
  return cached;
}

/**
 * Divides a long text, at the end of a sentence if there is one, else at white space. The engine's
 * segmenter copies its whole input for every segment, so its time grows with the square of it.
 */
function cutChunks(text: string, most: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < text.length;) {
    const length = findEnd(text.slice(start, start + most), start + most >= text.length);
    chunks.push({ text: text.slice(start, start + length), start });
    start += length;
  }
  return chunks;
}

function findEnd(window: string, isLast: boolean): number {
  if (isLast) return window.length;
  const sentence = Math.max(...['. ', '! ', '? '].map((mark) => window.lastIndexOf(mark)));
  if (sentence > 0) return sentence + 2;
  const space = window.lastIndexOf(' ');
  if (space > 0) return space + 1;
  // Both halves of a pair stay together.
  const last = window.charCodeAt(window.length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff && window.length > 1;
  return isHalf ? window.length - 1 : window.length;
}
