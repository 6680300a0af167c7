import React from 'react';
import type { ReactNode } from 'react';
import { estimate, LEAST_CHARACTERS, toCost } from './estimate';
import styles from './styles.module.css';

interface Props {
  articlesPerDay?: number;
  charactersPerArticle?: number;
  analyzedAgain?: number;
  price?: number;
}

/** The estimate in numbers, or what is missing. */
export default function Results(props: Props): ReactNode {
  const { articlesPerDay, charactersPerArticle, analyzedAgain, price } = props;
  const isComplete =
    articlesPerDay !== undefined &&
    charactersPerArticle !== undefined &&
    analyzedAgain !== undefined;
  if (!isComplete) {
    return <p>The estimate appears as soon as the first three fields contain numbers.</p>;
  }
  const { analysesPerDay, charactersPerDay, charactersPerMonth } = estimate({
    articlesPerDay,
    charactersPerArticle,
    analyzedAgain,
  });
  return (
    <>
      <dl className={styles.results}>
        <Result label="Analyses per day" value={analysesPerDay} />
        <Result label="Characters per day" value={charactersPerDay} />
        <Result label="Characters per month (30 days)" value={charactersPerMonth} />
        {price !== undefined && (
          <Result label="Cost per month" value={toCost(charactersPerMonth, price)} digits={2} />
        )}
      </dl>
      {charactersPerArticle < LEAST_CHARACTERS && (
        <p>
          A text below {LEAST_CHARACTERS} characters is counted as {LEAST_CHARACTERS}.
        </p>
      )}
    </>
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
