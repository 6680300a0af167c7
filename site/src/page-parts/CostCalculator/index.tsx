import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Widget from '../../ui/Widget';
import {
  estimate,
  estimateArchive,
  LEAST_CHARACTERS,
  MOST_CHARACTERS,
  estimateCost,
} from './estimate';
import { readNumber } from './read-number';
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

const AT_FIRST = {
  articlesPerDay: '200',
  charactersPerArticle: '3,000',
  analyzedAgain: '50',
  retries: '1',
  price: '',
  articles: '',
  parallel: '4',
  secondsPerRequest: '2',
};

type Name = keyof typeof AT_FIRST;

const OPTIONAL: Name[] = ['price', 'articles'];

const COUNTS: Name[] = ['articlesPerDay', 'charactersPerArticle', 'articles', 'parallel'];

/** Estimates a month and an archive from what is typed. */
export default function CostCalculator({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState(AT_FIRST);
  const read = (name: Name): number =>
    readNumber(texts[name], { isCount: COUNTS.includes(name) }) ?? NaN;
  const isEmpty = (name: Name): boolean => texts[name].trim() === '' && OPTIONAL.includes(name);
  const renderFields = (labels: Partial<Record<Name, string>>) => (
    <div className={styles.fields}>
      {(Object.keys(labels) as Name[]).map((name) => (
        <NumberField
          key={name}
          label={labels[name] ?? name}
          text={texts[name]}
          isValid={!Number.isNaN(read(name)) || isEmpty(name)}
          onType={(text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
    </div>
  );
  const names = Object.keys(texts) as Name[];
  const numbers = Object.fromEntries(names.map((name) => [name, read(name)])) as Numbers;
  return (
    <Widget title="Characters and costs per month" text={children}>
      <fieldset className={styles.group}>
        <legend>Each day</legend>
        {renderFields(EACH_DAY)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Once, for an archive</legend>
        {renderFields(ARCHIVE)}
      </fieldset>
      {/* The region is always there, so that screen readers announce what changes in it. */}
      <div role="status" className={styles.results}>
        <Results numbers={numbers} hasArchive={!isEmpty('articles')} />
      </div>
    </Widget>
  );
}

interface NumberFieldProps {
  label: string;
  text: string;
  isValid: boolean;
  onType(text: string): void;
}

/** A field that keeps whatever is typed, and says so if it is not a number. */
function NumberField({ label, text, isValid, onType }: NumberFieldProps) {
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

/** NaN where a field contains no number. */
type Numbers = Record<Name, number>;

function Results({ numbers, hasArchive }: { numbers: Numbers; hasArchive: boolean }) {
  const { charactersPerArticle } = numbers;
  return (
    <>
      <Day {...numbers} />
      {hasArchive && <Archive {...numbers} />}
      {charactersPerArticle < LEAST_CHARACTERS && (
        <p>
          A text shorter than {LEAST_CHARACTERS} characters is counted as {LEAST_CHARACTERS}.
        </p>
      )}
      {charactersPerArticle >= MOST_CHARACTERS && (
        <p>
          Such an article exceeds the limit of a request, {MOST_CHARACTERS / 1024} KB: split it.
        </p>
      )}
    </>
  );
}

function Day({ price, ...volume }: Numbers) {
  const { analysesPerDay, charactersPerDay, charactersPerMonth } = estimate(volume);
  if (Number.isNaN(charactersPerMonth)) {
    return <p>The estimate appears as soon as the first four fields contain numbers.</p>;
  }
  return (
    <dl>
      <Result label="Requests per day" value={analysesPerDay} />
      <Result label="Characters per day" value={charactersPerDay} />
      <Result label="Characters per month (30 days)" value={charactersPerMonth} />
      <Result label="Cost per month" value={estimateCost(charactersPerMonth, price)} digits={2} />
    </dl>
  );
}

function Archive({ price, ...archive }: Numbers) {
  const { analyses, characters, hours } = estimateArchive(archive);
  if (!Number.isFinite(hours + characters) || archive.parallel < 1) {
    return (
      <p>
        The estimate of the archive appears as soon as its fields contain numbers, with one request
        or more at the same time.
      </p>
    );
  }
  return (
    <dl>
      <Result label="Requests for the archive" value={analyses} />
      <Result label="Characters of the archive" value={characters} />
      <Result label="Hours for the archive" value={hours} digits={1} />
      <Result label="Cost of the archive" value={estimateCost(characters, price)} digits={2} />
    </dl>
  );
}

function Result({ label, value, digits = 0 }: { label: string; value: number; digits?: number }) {
  // Without a price there are no costs.
  if (Number.isNaN(value)) return null;
  const text = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
