import React, { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { InflectedWord } from '#genja/morphology/word';
import styles from './styles.module.css';

interface Props {
  output: string;
  words: InflectedWord[];
  chosen?: InflectedWord;
  onChoose(word: InflectedWord): void;
}

/** The text. Inflected words are buttons: one is in the order of Tab, the arrow keys reach the rest. */
export default function Output({ output, words, chosen, onChoose }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, words.length - 1);

  function press(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: stop + 1,
      ArrowDown: stop + 1,
      ArrowLeft: stop - 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: words.length - 1,
    };
    const wanted = steps[event.key];
    if (wanted === undefined || words.length === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(wanted, words.length - 1));
    setCurrent(next);
    box.current?.querySelectorAll('button')[next]?.focus();
  }

  const parts = words.flatMap((word, index): ReactNode[] => {
    const before = output.slice(words[index - 1]?.end ?? 0, word.start);
    const isChosen = chosen?.start === word.start && chosen.end === word.end;
    return [
      before,
      <button
        key={word.start}
        type="button"
        className={word.isUnknown ? styles.unknown : styles.word}
        tabIndex={index === stop ? 0 : -1}
        aria-pressed={isChosen}
        onClick={() => {
          setCurrent(index);
          onChoose(word);
        }}
      >
        {output.slice(word.start, word.end)}
        {word.isUnknown && <span className="visually-hidden"> (not in the dictionary)</span>}
      </button>,
    ];
  });
  return (
    // The keys move between the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={styles.output} onKeyDown={press}>
      {parts}
      {output.slice(words.at(-1)?.end ?? 0)}
    </div>
  );
}
