import { memo, useMemo } from 'react';
import type { Piece, Range } from '@docs/vendor/annotations';
import Marked from './Marked';

interface Props {
  index: number;
  pieces: Piece[];
  /** Ranges that the reader points at; others than those of this paragraph may be among them. */
  ranges: Range[];
  unknown?: RegExp;
  /** How many pieces are marked so far. The rest is plain text. */
  marked: number;
}

/** A paragraph with its marks. It is drawn again only if a reader points at something in it. */
export default memo(function Paragraph({ index, pieces, ranges, marked, unknown }: Props) {
  const lit = useMemo(() => ranges.filter(({ paragraph }) => paragraph === index), [ranges, index]);
  const rest = pieces.slice(marked).map(({ text }) => text);
  return (
    <p dir="auto" data-paragraph={index}>
      {pieces.slice(0, marked).map((piece) => (
        <Marked key={piece.start} paragraph={index} {...{ piece, lit, unknown }} />
      ))}
      {rest.join('')}
    </p>
  );
});
