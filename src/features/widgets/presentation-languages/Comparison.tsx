import React, { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Choice from '../shared/Choice';
import Source from '../shared/Source';
import { useResponse } from '../shared/use-response';
import SandboxFailure from '@site/src/ui/SandboxFailure';
import { loadComparison, SAMPLES } from './load-comparison';
import NamesTable from './NamesTable';
import styles from './styles.module.css';

/** One sample is chosen; its names stand below in six columns. */
export default function Comparison(): ReactNode {
  const [sample, setSample] = useState(SAMPLES[0]);
  const { response, isLoading, error, retry } = useResponse(sample.label, loadComparison);
  const name = useId();
  const place = useRef<HTMLDivElement>(null);
  const isThere = response !== undefined && error === undefined;
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
      <div ref={place} tabIndex={-1}>
        <p role="status" className={response && !isLoading ? 'visually-hidden' : styles.status}>
          {isLoading && 'Analyzing in six presentation languages…'}
          {!isLoading && error === undefined && 'The names are below.'}
        </p>
        {error !== undefined && (
          <SandboxFailure error={error} onRetry={() => retry()} next={place}>
            Your choices are kept.
          </SandboxFailure>
        )}
        {isThere && <NamesTable groups={response} />}
      </div>
      <Source>
        Where a name is missing, the sandbox returns the name in the language of the text, or else
        the English name. The real API may return a different one.
      </Source>
    </>
  );
}
