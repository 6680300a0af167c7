import React, { useState } from 'react';
import type { ReactNode } from 'react';
import NumberField from './NumberField';
import { readNumber } from './read-number';
import Results from './Results';
import styles from './styles.module.css';

const LABELS = {
  articlesPerDay: 'Articles per day',
  charactersPerArticle: 'Characters per article, on average',
  analyzedAgain: 'Articles analyzed again, in percent',
  price: 'Your price per million characters (optional)',
};

type Name = keyof typeof LABELS;

const AT_FIRST: Record<Name, string> = {
  articlesPerDay: '200',
  charactersPerArticle: '3,000',
  analyzedAgain: '50',
  price: '',
};

/** Four fields, and the numbers that follow from them. */
export default function Calculator(): ReactNode {
  const [texts, setTexts] = useState(AT_FIRST);
  const read = (name: Name): number | undefined => readNumber(texts[name]);
  const price = texts.price.trim() === '' ? undefined : read('price');
  const isValid = (name: Name): boolean =>
    read(name) !== undefined || (name === 'price' && texts.price.trim() === '');
  return (
    <>
      <div className={styles.fields}>
        {(Object.keys(LABELS) as Name[]).map((name) => (
          <NumberField
            key={name}
            label={LABELS[name]}
            text={texts[name]}
            isValid={isValid(name)}
            onType={(text) => setTexts({ ...texts, [name]: text })}
          />
        ))}
      </div>
      {/* The region is always there, so that screen readers announce what changes in it. */}
      <div role="status" className={styles.results}>
        <Results
          articlesPerDay={read('articlesPerDay')}
          charactersPerArticle={read('charactersPerArticle')}
          analyzedAgain={read('analyzedAgain')}
          price={price}
        />
      </div>
    </>
  );
}
