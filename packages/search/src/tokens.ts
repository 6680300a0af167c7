import { stemmer } from 'stemmer';
import { memoizeByKey } from './memoize';

/** A word, or a part of a word that is made of several: `Object` in `returnObjectFields`. */
interface WordPart {
  /** Folded. */
  text: string;
  /** Where it is in the text. */
  start: number;
}

/** Letters and digits without a break, cut where a reader cuts them. */
export type Word = WordPart[];

/** The sign belongs to the name of a language: `C#`. */
const WORD = unicodePattern('(?<![\\p{L}\\p{N}\\p{M}])[CFcf]#|[\\p{L}\\p{N}\\p{M}]+');

/** A capital letter begins a part (`returnObject`), several in a row are one (`APIKey`). */
const PART = unicodePattern(
  '\\p{Lu}+(?=\\p{Lu}\\p{Ll})|\\p{Lu}{2,}[^\\p{Lu}\\p{Ll}]*|\\p{Lu}?[^\\p{Lu}]+|\\p{Lu}',
);

/**
 * @example
 * listWords('v2/photos likePhotoId').map((word) => word.map((part) => part.text));
 * // [['v2'], ['photos'], ['like', 'photo', 'id']]
 */
export function listSearchWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) =>
    Array.from(match[0].matchAll(PART), (partMatch) => ({
      text: fold(partMatch[0]),
      start: match.index + partMatch.index,
    })),
  );
}

/** @example joinWordParts(listSearchWords('X-API-Key').flat()); // 'xapikey' */
export function joinWordParts(parts: WordPart[]): string {
  return parts.map((token) => token.text).join('');
}

/**
 * Lists the search terms of text: its words, the parts of its words, and the ends of its words, so
 * that each of `returnobj`, `object`, `objectFields` and `fields` finds `returnObjectFields`.
 */
export function toTokens(text: string): string[] {
  return listSearchWords(text).flatMap((word) => [
    ...word.map((token) => token.text),
    ...word.slice(0, -1).map((_, index) => joinWordParts(word.slice(index))),
  ]);
}

const IGNORED = unicodePattern('\\p{Default_Ignorable_Code_Point}');

/**
 * Text that was copied, in the letters of the pages: composed (macOS decomposes file names), without
 * ligatures (PDF), full widths and soft hyphens.
 *
 * @example normalize('ﬁeld'); // 'field'
 */
export function normalize(text: string): string {
  return text.normalize('NFKC').replace(IGNORED, '');
}

const DIACRITICS = unicodePattern('\\p{M}');

/**
 * Letters without case and diacritics, so that `cestina` finds `čeština`. Each character gives
 * exactly one, so that places in the result are places in the text.
 *
 * @example
 * fold('ČTK'); // 'ctk'
 */
export function fold(text: string): string {
  // eslint-disable-next-line no-control-regex -- plain ASCII is by far the most frequent text
  return /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : Array.from(text, foldCharacter).join('');
}

function foldCharacter(character: string): string {
  const folded = character.normalize('NFKD').replace(DIACRITICS, '').toLowerCase();
  return folded.length === character.length ? folded : character;
}

/**
 * A regular expression with classes of Unicode. As a literal, the build would spell out each class
 * for old browsers: 9 KB for the letters alone.
 */
function unicodePattern(pattern: string): RegExp {
  return new RegExp(pattern, 'gu');
}

/** Cuts the endings of English words, which leaves the same for all forms of a word. @example toStem('retrying'); // 'retri' */
export const toStem = memoizeByKey((word) => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word));
