import React from 'react';
import type { ReactNode } from 'react';
import type { Recipe } from '#samples/recipe';
import type { Exchange } from '@site/src/sandbox/send';
import Answer from '../Answer';
import { toTextView } from '../LinkedText/to-text-view';
import styles from './styles.module.css';

interface Props {
  recipe: Recipe;
  exchange: Exchange;
}

/** The answer, of an analysis with its text too, and the calls that were sent before it. */
export default function Result({ recipe, exchange }: Props): ReactNode {
  const before = recipe.calls.slice(0, -1).map(({ title }) => `“${title}”`);
  const textView = toTextView(exchange);
  return (
    <div className={styles.result}>
      {before.length > 0 && (
        <p className={styles.before}>
          Sent first, since this request builds on it: {before.join(', ')}.
        </p>
      )}
      <Answer exchange={exchange} views={textView && [textView]} />
    </div>
  );
}
