import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { printExpression, toLong } from '@docs/genja/explain';
import type { ParadigmCell, ParadigmTable } from '@docs/genja/explain';
import type { InflectedWord, Language } from '@docs/genja';
import { useLazy } from '../../../ui/use-lazy';
import { askEngine } from '../engine/engine';
import { findSentence, listFeatures, findLine } from './describe-output';
import styles from './styles.module.css';

interface Props {
  word: InflectedWord;
  output: string;
  words: InflectedWord[];
  template: string;
  language: Language;
  /** Shows where the word comes from; missing where the template is not editable. */
  onShow?(start: number, end: number): void;
  onInsert?(text: string): void;
  onClose(): void;
}

interface ParadigmRequest {
  lemma: string;
  pattern?: string;
  language: Language;
}

/** Why a word has its form: what it is, which rule chose it, where it comes from, and all its forms. */
export default function Why(props: Props) {
  const { word, output, words, template, language, onShow, onInsert, onClose } = props;
  const title = useId();
  const tables = useParadigm(word, language);
  const [cell, setCell] = useState<ParadigmCell>();
  const sentence = findSentence(output, words, word);
  const source = template.slice(word.source.start, word.source.end);
  return (
    <section className={styles.why} aria-labelledby={title}>
      <div className={styles.whyHead}>
        <p id={title} className={styles.form} translate="no">
          {word.form}
        </p>
        <button type="button" className={styles.quiet} onClick={onClose}>
          Close
        </button>
      </div>
      <p className={styles.rule}>{word.rule}</p>
      <dl className={styles.facts} translate="no">
        <Fact name="base form">{word.lemma}</Fact>
        {listFeatures(word).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {word.pattern !== undefined && <Fact name="inflected like">{word.pattern}</Fact>}
        {word.agreesWith && <Fact name="agrees with">{word.agreesWith.text}</Fact>}
        <Fact name={`line ${findLine(template, word.source.start)}`}>
          {onShow ? (
            <button
              type="button"
              className={styles.source}
              onClick={() => onShow(word.source.start, word.source.end)}
            >
              <code>{source}</code>
            </button>
          ) : (
            <code>{source}</code>
          )}
        </Fact>
      </dl>
      {sentence.hasChanges && (
        <dl className={styles.sentence} translate="no">
          <Fact name="before agreement">
            {sentence.pieces.map(({ text, before }, index) =>
              before === undefined ? text : <em key={index}>{before}</em>,
            )}
          </Fact>
          <Fact name="after">
            {sentence.pieces.map(({ text, before }, index) =>
              before === undefined ? text : <strong key={index}>{text}</strong>,
            )}
          </Fact>
        </dl>
      )}
      {tables.map((table) => (
        <Paradigm key={table.title} table={table} word={word} chosen={cell} onChoose={setCell} />
      ))}
      {cell && (
        <p className={styles.expression} translate="no" role="status">
          <code>{printExpression(word.lemma, cell.features)}</code>
          {cell.short !== undefined && cell.short !== '' && (
            <>
              {' '}
              or <code>{`morph('${toLong(cell.features)}')`}</code>
            </>
          )}{' '}
          prints <strong>{cell.form}</strong>.{' '}
          {onInsert && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => onInsert(printExpression(word.lemma, cell.features))}
            >
              Insert into the template
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useParadigm(word: InflectedWord, language: Language): ParadigmTable[] {
  const { lemma, pattern, isUnknown } = word;
  const { value, phase, input, load } = useLazy(loadParadigm);
  useEffect(() => {
    if (!isUnknown) void load({ lemma, pattern, language });
  }, [load, lemma, pattern, language, isUnknown]);
  const isSame = input?.lemma === lemma && input.pattern === pattern && input.language === language;
  return (isSame && phase === 'ready' && value) || [];
}

function loadParadigm({ lemma, pattern, language }: ParadigmRequest): Promise<ParadigmTable[]> {
  return askEngine((engine) => engine.paradigm(lemma, language, pattern));
}

interface ParadigmProps {
  table: ParadigmTable;
  /** The word of the text; its own cell is marked. */
  word: Pick<InflectedWord, 'form' | 'features'>;
  chosen?: ParadigmCell;
  onChoose(cell: ParadigmCell): void;
}

/** All forms of a word; each cell is a button that shows the template for it. */
function Paradigm({ table, word, chosen, onChoose }: ParadigmProps) {
  const { title, columns, rows } = table;
  return (
    // A wide table scrolls, so it is reachable by keyboard: through its buttons.
    <div className={styles.paradigm} translate="no">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={index}>
                  {cell && (
                    <button
                      type="button"
                      className={isOwn(cell, word) ? styles.current : styles.cell}
                      aria-pressed={cell === chosen}
                      onClick={() => onChoose(cell)}
                    >
                      {cell.form}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `vyhrála` is feminine singular and neuter plural: the features decide. */
function isOwn({ form, features }: ParadigmCell, word: ParadigmProps['word']): boolean {
  if (form.toLowerCase() !== word.form.toLowerCase()) return false;
  return Object.entries(features).every(([name, value]) => {
    const feature = word.features[name as keyof typeof features];
    return feature === undefined || feature === value;
  });
}
