import React from 'react';
import type { ReactNode } from 'react';
import bars from '@site/src/page-parts/AnnotatedText/styles.module.css';
import type { Tag } from '#contract/annotations/analysis';
import Rows from './Rows';
import { toScale } from './to-scale';

/** The tags of a document, the most relevant first. */
export default function Relevances({ tags }: { tags: Tag[] }): ReactNode {
  const ranked = [...tags].sort((a, b) => b.relevance - a.relevance);
  const scale = toScale(tags.map(({ relevance }) => relevance));
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
}
