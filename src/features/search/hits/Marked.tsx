import React from 'react';
import type { ReactNode } from 'react';
import type { Range } from '../engine/hits/find-marks';

/** A text with the words of a query marked. */
export default function Marked({ text, marks }: { text: string; marks: Range[] }): ReactNode {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <React.Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </React.Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
