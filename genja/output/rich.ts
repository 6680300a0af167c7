import type { Span } from '../error';
import type { Word } from '../morphology/word';
import { toText } from '../values/print';
import { isRich, type Value } from '../values/types';

/** A piece of the output, with its place in the template. */
export type Piece = TextPiece | { type: 'word'; word: Word };

export interface TextPiece {
  type: 'text';
  text: string;
  span: Span;
  /** Typed by the author outside the tags, so that `v#` is a preposition in it. */
  isAuthored?: boolean;
}

/**
 * Text in which words still wait for their form. Agreement is resolved when the whole template has
 * run, so a word travels through variables, macros and `~` unfinished.
 */
export interface Rich {
  kind: 'rich';
  pieces: Piece[];
  /** The text as far as it is known now: for filters that change text, and for comparisons. */
  toText(): string;
  finish: Finish;
}

export type Finish = (pieces: Piece[]) => string;

const NOWHERE: Span = { start: 0, end: 0 };

export function toRich(pieces: Piece[], finish: Finish): Rich {
  let text: string | undefined;
  return { kind: 'rich', pieces, finish, toText: () => (text ??= finish(pieces)) };
}

/** Puts values behind one another. At least one of them has to be rich. */
export function joinRich(values: Value[], separator = '', span: Span = NOWHERE): Value {
  const finish = values.find(isRich)?.finish;
  if (!finish) return values.map(toText).join(separator);
  const pieces = values.flatMap((value, index): Piece[] => [
    ...(index > 0 && separator ? [{ type: 'text', text: separator, span } as const] : []),
    ...(isRich(value) ? value.pieces : [{ type: 'text', text: toText(value), span } as const]),
  ]);
  return toRich(pieces, finish);
}
