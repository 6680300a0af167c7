import React from 'react';
import type { ReactNode } from 'react';
import { estimate, estimateArchive, LEAST_CHARACTERS, MOST_CHARACTERS, toCost } from './estimate';

/** What the fields contain; nothing where that is no number. */
type Numbers = Partial<Record<Name, number>>;

export type Name =
  | 'articlesPerDay'
  | 'charactersPerArticle'
  | 'analyzedAgain'
  | 'retries'
  | 'price'
  | 'articles'
  | 'parallel'
  | 'secondsPerRequest';

interface Props extends Numbers {
  /** Whether something is typed into the field of the archive. */
  hasArchive: boolean;
}

/** The estimate in numbers, or what is missing. */
export default function Results({ hasArchive, ...numbers }: Props): ReactNode {
  const { charactersPerArticle = LEAST_CHARACTERS } = numbers;
  return (
    <>
      <Day {...numbers} />
      {hasArchive && <Archive {...numbers} />}
      {charactersPerArticle < LEAST_CHARACTERS && (
        <p>
          A text below {LEAST_CHARACTERS} characters is counted as {LEAST_CHARACTERS}.
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

function Day(numbers: Numbers): ReactNode {
  const { articlesPerDay, charactersPerArticle, analyzedAgain, retries, price } = numbers;
  if (
    articlesPerDay === undefined ||
    charactersPerArticle === undefined ||
    analyzedAgain === undefined ||
    retries === undefined
  ) {
    return <p>The estimate appears as soon as the first four fields contain numbers.</p>;
  }
  const { analysesPerDay, charactersPerDay, charactersPerMonth } = estimate({
    articlesPerDay,
    charactersPerArticle,
    analyzedAgain,
    retries,
  });
  return (
    <dl>
      <Result label="Requests per day" value={analysesPerDay} />
      <Result label="Characters per day" value={charactersPerDay} />
      <Result label="Characters per month (30 days)" value={charactersPerMonth} />
      {price !== undefined && (
        <Result label="Cost per month" value={toCost(charactersPerMonth, price)} digits={2} />
      )}
    </dl>
  );
}

function Archive(numbers: Numbers): ReactNode {
  const { articles, charactersPerArticle, retries, parallel, secondsPerRequest, price } = numbers;
  if (
    articles === undefined ||
    charactersPerArticle === undefined ||
    retries === undefined ||
    secondsPerRequest === undefined ||
    parallel === undefined ||
    parallel < 1
  ) {
    return (
      <p>
        The estimate of the archive appears as soon as its fields contain numbers, with one request
        or more at the same time.
      </p>
    );
  }
  const { analyses, characters, hours } = estimateArchive({
    articles,
    charactersPerArticle,
    retries,
    parallel,
    secondsPerRequest,
  });
  return (
    <dl>
      <Result label="Requests for the archive" value={analyses} />
      <Result label="Characters of the archive" value={characters} />
      <Result label="Hours for the archive" value={hours} digits={1} />
      {price !== undefined && (
        <Result label="Cost of the archive" value={toCost(characters, price)} digits={2} />
      )}
    </dl>
  );
}

interface ResultProps {
  label: string;
  value: number;
  digits?: number;
}

function Result({ label, value, digits = 0 }: ResultProps): ReactNode {
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
