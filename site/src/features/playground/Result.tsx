import { useState, useRef, useEffect } from 'react';
import type { ReactNode, KeyboardEvent } from 'react';
import type { InflectedWord } from '@docs/genja';
import { askEngine } from './engine/engine';
import type { Draft, RenderedText } from './engine/engine';
import styles from './output/styles.module.css';
import Why from './output/Why';
import Select from '../../ui/kit/Select';
import { useLazy } from '../../ui/use-lazy';
import { listChanging } from './output/describe-output';

interface Props {
  rendered: RenderedText;
  draft: Draft;
  isOld: boolean;
  onShow?(start: number, end: number): void;
  onInsert?(text: string): void;
  /** Tells which stretch of the template the chosen word comes from. */
  onChoose?(word: InflectedWord | undefined): void;
}

/** The text, why its words have their forms, and the text for other numbers. */
export default function Result(props: Props) {
  const { rendered, draft, isOld, onShow, onInsert, onChoose } = props;
  const { output, words, notes } = rendered;
  const [choice, setPlace] = useState<{ index: number; lemma: string }>();
  // While somebody types, the chosen word stays chosen as long as it is there.
  const word =
    choice && words[choice.index]?.lemma === choice.lemma ? words[choice.index] : undefined;

  function choose(next: InflectedWord | undefined): void {
    setPlace(next && { index: words.indexOf(next), lemma: next.lemma });
    onChoose?.(next);
  }

  return (
    <>
      {isOld && <p className={styles.old}>Output of the last template that ran</p>}
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
      {!isOld && <Series draft={draft} />}
    </>
  );
}

interface OutputProps {
  output: string;
  words: InflectedWord[];
  chosen?: InflectedWord;
  onChoose(word: InflectedWord): void;
}

/** How many words to draw at first: thousands of buttons would take longer than the engine. */
const MOST_WORDS = 300;

/** The text. Inflected words are buttons: one is in the order of Tab, the arrow keys reach the rest. */
function Output({ output, words: all, chosen, onChoose }: OutputProps) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const words = isWhole ? all : all.slice(0, MOST_WORDS);
  const left = all.length - words.length;
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
    const target = steps[event.key];
    if (target === undefined || words.length === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(target, words.length - 1));
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
    <div ref={box} className={styles.output} translate="no" onKeyDown={press}>
      {parts}
      {left === 0 && output.slice(words.at(-1)?.end ?? 0)}
      {left > 0 && (
        <p>
          <button type="button" className="quiet-button" onClick={() => setIsWhole(true)}>
            {`Show the rest, with ${left} more words`}
          </button>
        </p>
      )}
    </div>
  );
}

/** The text for n = 0, 1, 2, 5, 15, 100, where n is a number of the data. */
function Series({ draft }: { draft: Draft }) {
  const [path, setPath] = useState<string>();
  const { value: loaded, load } = useLazy(loadSeries);
  const { template, data, language, seed } = draft;

  useEffect(
    () => void load({ draft: { template, data, language, seed }, path }),
    [load, template, data, language, seed, path],
  );

  if (!loaded) return null;
  const { paths, series } = loaded;
  const texts = listChanging(series.outputs.map(({ text }) => text));
  if (paths.length === 1 && series.outputs.every(({ text }, _, [first]) => text === first?.text))
    return null;
  return (
    <section className={styles.series} aria-label="Other numbers">
      <p className={styles.seriesHead}>
        <span>The same text for other values of </span>
        {paths.length > 1 ? (
          <Select
            aria-label="Number to change"
            value={series.path}
            options={paths}
            onChange={setPath}
          />
        ) : (
          <code>{series.path}</code>
        )}
      </p>
      <table>
        <tbody translate="no">
          {series.outputs.map(({ value }, index) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>{texts[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function loadSeries({ draft, path }: { draft: Draft; path?: string }) {
  return askEngine((engine) => engine.series(draft, path));
}
