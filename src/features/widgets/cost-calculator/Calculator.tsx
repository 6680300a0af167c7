import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { readNumber } from './read-number';
import Results from './Results';
import styles from './styles.module.css';

const EACH_DAY = {
  articlesPerDay: 'Articles per day',
  charactersPerArticle: 'Characters per article, on average',
  analyzedAgain: 'Articles analyzed again, in percent',
  retries: 'Retries, in percent of the requests',
  price: 'Your price per million characters (optional)',
};

const ARCHIVE = {
  articles: 'Articles in the archive (optional)',
  parallel: 'Requests at the same time',
  secondsPerRequest: 'Seconds per request, on average',
};

export type Name = keyof typeof EACH_DAY | keyof typeof ARCHIVE;

const AT_FIRST: Record<Name, string> = {
  articlesPerDay: '200',
  charactersPerArticle: '3,000',
  analyzedAgain: '50',
  retries: '1',
  price: '',
  articles: '',
  parallel: '4',
  secondsPerRequest: '2',
};

const OPTIONAL: Name[] = ['price', 'articles'];

/** Fields for a day and for an archive, and the numbers that follow from them. */
export default function Calculator(): ReactNode {
  const [texts, setTexts] = useState(AT_FIRST);
  const read = (name: Name): number | undefined => readNumber(texts[name]);
  const isEmpty = (name: Name): boolean => texts[name].trim() === '' && OPTIONAL.includes(name);
  const toFields = (labels: Partial<Record<Name, string>>): ReactNode => (
    <div className={styles.fields}>
      {(Object.keys(labels) as Name[]).map((name) => (
        <NumberField
          key={name}
          label={labels[name] ?? name}
          text={texts[name]}
          isValid={read(name) !== undefined || isEmpty(name)}
          onType={(text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
    </div>
  );
  const numbers = Object.fromEntries(
    (Object.keys(texts) as Name[]).map((name) => [name, read(name)]),
  );
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Each day</legend>
        {toFields(EACH_DAY)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Archive run</legend>
        {toFields(ARCHIVE)}
      </fieldset>
      {/* The region is always there, so that screen readers announce what changes in it. */}
      <div role="status" className={styles.results}>
        <Results {...numbers} hasArchive={!isEmpty('articles')} />
      </div>
    </>
  );
}

interface NumberFieldProps {
  label: string;
  text: string;
  isValid: boolean;
  onType(text: string): void;
}

/** A field that keeps whatever is typed, and says so if it is not a number. */
function NumberField({ label, text, isValid, onType }: NumberFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={text}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : `${id}-hint`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {!isValid && (
        <small id={`${id}-hint`} className={styles.hint}>
          Type a number up to a billion, such as 1,200.
        </small>
      )}
    </div>
  );
}
