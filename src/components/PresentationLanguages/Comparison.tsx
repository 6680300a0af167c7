import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Choice from '../AidParts/Choice';
import Failure from '../AidParts/Failure';
import Source from '../AidParts/Source';
import { useAnswer } from '../AidParts/use-answer';
import { loadComparison } from './load-comparison';
import NamesTable from './NamesTable';
import styles from './styles.module.css';
import { SAMPLES } from './texts';

/** One sample is chosen; its names stand below in six columns. */
export default function Comparison(): ReactNode {
  const [sample, setSample] = useState(SAMPLES[0]);
  const { answer, isLoading, hasFailed, retry } = useAnswer(sample.label, loadComparison);
  const name = useId();
  return (
    <>
      <fieldset className={styles.samples}>
        <legend>Text</legend>
        {SAMPLES.map((one) => (
          <Choice
            key={one.label}
            type="radio"
            name={name}
            isChosen={one === sample}
            onChoose={() => setSample(one)}
          >
            {one.label}
          </Choice>
        ))}
      </fieldset>
      <blockquote lang={sample.language} className={styles.text}>
        <b>{sample.title}</b> {sample.text}
      </blockquote>
      <p role="status" className={answer && !isLoading ? 'visually-hidden' : styles.status}>
        {isLoading && 'Analysing in six presentation languages…'}
        {!isLoading && !hasFailed && 'The names are below.'}
      </p>
      {hasFailed && <Failure onRetry={retry} />}
      {answer && !hasFailed && <NamesTable groups={answer} />}
      <Source>
        Where a name is missing the sandbox gives the one of the text’s language, else the English
        one. What the real service gives is not documented.
      </Source>
    </>
  );
}
