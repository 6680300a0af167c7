import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Analysis, Tag } from '@docs/vendor/annotations';
import { listSentiments, findScale } from './describe-analysis';
import { buildPointedAttributes } from './use-pointing';
import bars from '../../ui/AnnotatedText/styles.module.css';
import styles from './styles.module.css';

export const Relevances = memo(function Relevances({ tags }: { tags: Tag[] }) {
  const ranked = [...tags].sort((a, b) => b.relevance - a.relevance);
  const scale = findScale(tags.map(({ relevance }) => relevance));
  const rows = ranked.map(({ id, stdForm, relevance }) => ({
    key: id,
    id,
    name: stdForm,
    bar: (
      <meter
        className={bars.bar}
        min={0}
        max={scale}
        value={relevance}
        aria-label={`Relevance of ${stdForm}`}
      />
    ),
    value: relevance.toFixed(1),
  }));
  return <Rows label="Tag relevance" rows={rows} />;
});

/** The sentiment of the document and of its items, each from -1 to 1 around a line in the middle. */
export const Sentiments = memo(function Sentiments({ analysis }: { analysis: Analysis }) {
  const rows = listSentiments(analysis).map(({ id, name, mean, label }) => ({
    key: id ?? '',
    id,
    name,
    bar: <Bar mean={mean} />,
    value: (
      <>
        {/* A real minus is as wide as a plus. */}
        <span>{SIGNED.format(mean).replace('-', '−')}</span>{' '}
        <span className={styles.word}>{label}</span>
      </>
    ),
  }));
  return <Rows label="Sentiment" rows={rows} />;
});

/** Attributes of SVG say the size, since a style attribute in a page would be rejected. */
function Bar({ mean }: { mean: number }) {
  return (
    <svg className={styles.bar} viewBox="-1 0 2 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.ground} x="-1" y="0" width="2" height="1" />
      <rect
        className={mean < 0 ? styles.negative : styles.positive}
        x={Math.min(0, mean)}
        y="0"
        width={Math.abs(mean)}
        height="1"
      />
      <rect className={styles.middle} x="-0.008" y="0" width="0.016" height="1" />
    </svg>
  );
}

/** One for all rows: to create it takes longer than to format with it. */
const SIGNED = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 2,
});

export interface Row {
  key: string;
  name: string;
  id?: string;
  bar: ReactNode;
  value: ReactNode;
}

/** More would push the JSON out of sight. */
const SHOWN_AT_FIRST = 6;

/** Things with a bar and a number each. Their names point at them, as marks do. */
export function Rows({ label, rows }: { label: string; rows: Row[] }) {
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The button that had the focus is gone; the row in its place, after the label, goes on.
    if (isWhole) box.current?.children[SHOWN_AT_FIRST + 1]?.querySelector('button')?.focus();
  }, [isWhole]);

  if (rows.length === 0) return null;
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <div ref={box} className={styles.rows} role="group" aria-label={label}>
      <p className="eyebrow" aria-hidden="true">
        {label}
      </p>
      {shown.map(({ key, name, id, bar, value }) => (
        <div
          key={key}
          className={bars.relevance}
          {...(id !== undefined && buildPointedAttributes([id]))}
        >
          {id === undefined ? (
            <span>{name}</span>
          ) : (
            <button type="button" className={styles.name} {...buildPointedAttributes([id])}>
              {name}
            </button>
          )}
          {bar}
          <b>{value}</b>
        </div>
      ))}
      {shown.length < rows.length && (
        <button
          type="button"
          className={styles.all}
          onClick={() => setWhole(true)}
        >{`Show all ${rows.length}`}</button>
      )}
    </div>
  );
}
