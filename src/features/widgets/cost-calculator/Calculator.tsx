import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Results from './Results';
import type { Name } from './Results';
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

/** Beyond this, results would be written with an exponent. */
export const LARGEST = 1_000_000_000;

/**
 * Reads a number as people of many countries type it: with spaces, commas, dots or apostrophes
 * between groups of three digits, and with a point or a comma before the decimals.
 *
 * @example
 * readNumber('1,200'); // 1200
 * readNumber('2 500,75'); // 2500.75
 * readNumber('many'); // undefined
 */
export function readNumber(text: string): number | undefined {
  const digits = text.trim().replace(/[\s'’_]/g, '');
  const number = Number(toDecimalPoint(digits));
  return /^[\d.,]*\d[.,]?$/.test(digits) && number <= LARGEST ? number : undefined;
}

function toDecimalPoint(digits: string): string {
  // The last of two different signs is the decimal one: 1.200,50 and 1,200.50.
  if (/^\d{1,3}(\.\d{3})*,\d*$/.test(digits) && digits.includes('.')) {
    return digits.replaceAll('.', '').replace(',', '.');
  }
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(digits)) return digits.replaceAll('.', '');
  return digits.replace(/^(\d*),(\d*)$/, '$1.$2');
}
