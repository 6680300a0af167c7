import { memo } from 'react';
import mark from '../../ui/Mark/styles.module.css';
import { toTypeClass } from '../../ui/Mark/to-type-class';
import type { Piece, Range } from '@docs/vendor/annotations';
import { nameMark } from './describe-analysis';
import { buildPointedAttributes } from './use-pointing';
import styles from './styles.module.css';

interface Props {
  piece: Piece;
  paragraph: number;
  /** Ranges of this paragraph that the reader points at. */
  lit: Range[];
  /** Names that the sandbox does not know. */
  unknown?: RegExp;
}

/**
 * A piece of the text; where something was found it is a button. A real `button` cannot be broken
 * over lines, nor its text selected, and the word for its type would be selected with it: so it is
 * a `span` with that role, and the style sheet adds the word.
 */
export default memo(function Marked({ piece, paragraph, lit, unknown }: Props) {
  const parts = splitLit(piece, lit);
  const isLit = parts.every((slice) => slice.isLit);
  const text = parts.map((slice, index) =>
    slice.isLit ? (
      <span key={index} className={styles.lit} data-lit>
        {slice.text}
      </span>
    ) : (
      slice.text
    ),
  );
  const type = piece.items[0]?.type;
  if (type === undefined) return unknown && lit.length === 0 ? outline(piece.text, unknown) : text;
  const { ids, range } = { ids: piece.items.map(({ id }) => id), range: piece.range };
  const button = (
    <span
      role="button"
      tabIndex={0}
      className={`${mark.mark} ${toTypeClass(type)} ${styles.mark} ${isLit ? styles.whole : ''}`}
      aria-label={nameMark(piece)}
      data-type={piece.isLast ? type : undefined}
      {...buildPointedAttributes(ids, range && { ...range, paragraph })}
    >
      {text}
    </span>
  );
  return piece.around.reduce(
    (inner, outer) => (
      <span className={`${styles.around} ${toTypeClass(outer.type)}`}>{inner}</span>
    ),
    button,
  );
});

/** Every second part is a name, since the pattern has a group. */
function outline(text: string, unknown: RegExp) {
  return text.split(unknown).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.unknown}>
        {part}
      </span>
    ),
  );
}

export interface TextPart {
  text: string;
  isLit: boolean;
}

export function splitLit(
  { text, start }: { text: string; start: number },
  lit: Pick<Range, 'start' | 'end'>[],
): TextPart[] {
  const characters = [...text];
  const inside = (at: number) => lit.some((range) => range.start <= at && at < range.end);
  const parts: TextPart[] = [];
  characters.forEach((character, index) => {
    const isLit = inside(start + index);
    const last = parts.at(-1);
    if (last?.isLit === isLit) last.text += character;
    else parts.push({ text: character, isLit });
  });
  return parts;
}
