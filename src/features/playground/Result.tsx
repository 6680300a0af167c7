import React, { useState } from 'react';
import type { ReactNode } from 'react';
import type { InflectedWord } from '#genja/morphology/word';
import type { Draft, Rendered } from './engine/engine';
import Output from './output/Output';
import Series from './output/Series';
import styles from './output/styles.module.css';
import Why from './output/Why';

interface Props {
  /** The last text that could be rendered. */
  rendered: Extract<Rendered, { type: 'text' }>;
  /** From which it was rendered. */
  draft: Draft;
  /** A later draft has an error. */
  isOld: boolean;
  onShow?(start: number, end: number): void;
  onInsert?(text: string): void;
  /** Tells which stretch of the template the chosen word comes from. */
  onChoose?(word: InflectedWord | undefined): void;
}

/** The text, why its words have their forms, and the text for other numbers. */
export default function Result(props: Props): ReactNode {
  const { rendered, draft, isOld, onShow, onInsert, onChoose } = props;
  const { output, words, notes } = rendered;
  const [place, setPlace] = useState<{ index: number; lemma: string }>();
  // While somebody types, the chosen word stays chosen as long as it is there.
  const word = place && words[place.index]?.lemma === place.lemma ? words[place.index] : undefined;

  function choose(next: InflectedWord | undefined): void {
    setPlace(next && { index: words.indexOf(next), lemma: next.lemma });
    onChoose?.(next);
  }

  return (
    <>
      <div className={isOld ? styles.stale : undefined}>
        <Output output={output} words={words} chosen={word} onChoose={choose} />
      </div>
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {word && (
        <Why
          key={`${word.start} ${word.form}`}
          word={word}
          output={output}
          words={words}
          template={draft.template}
          language={draft.language}
          onShow={onShow}
          onInsert={onInsert}
          onClose={() => choose(undefined)}
        />
      )}
      <Series draft={draft} />
    </>
  );
}
