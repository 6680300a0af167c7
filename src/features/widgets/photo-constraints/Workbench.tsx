import React, { useState } from 'react';
import type { ReactNode } from 'react';
import CodeBlock from '@site/src/page-parts/CodeBlock';
import { highlightJson } from '../shared/highlight-json';
import Source from '../shared/Source';
import { AT_FIRST, NOTHING, toConstraints } from './choices';
import { Dates, Lists } from './Controls';
import { explain } from './explain';
import PhotoCard from './PhotoCard';
import { shownPhotos } from './offers';
import styles from './styles.module.css';

/** Controls, the photos with their verdicts, and the JSON of the constraints. */
export default function Workbench(): ReactNode {
  const [choices, setChoices] = useState(AT_FIRST);
  const state = { choices, onChange: setChoices };
  const constraints = toConstraints(choices);
  const verdicts = shownPhotos.map((photo) => ({ photo, ...explain(photo, constraints) }));
  const kept = verdicts.filter(({ isKept }) => isKept).length;
  return (
    <>
      <div className={styles.controls}>
        <div>
          <Lists title="Tags" property="tags" {...state} />
          <Lists title="Orientation" property="orientation" {...state} />
        </div>
        <div>
          <Lists title="Category" property="category" {...state} />
          <Dates {...state} />
        </div>
      </div>
      <div className={styles.summary}>
        <span role="status">
          <b>
            {kept} of {verdicts.length}
          </b>{' '}
          photos kept
          {kept === 0 && '. A photo must meet every constraint: remove one'}
        </span>
        <button type="button" className={styles.clear} onClick={() => setChoices(NOTHING)}>
          Clear all
        </button>
      </div>
      {Object.values(choices.lists).includes('ignore') && (
        <p>
          <code>ignore</code> filters nothing: it stops the recommendation from looking for these
          values by itself.
        </p>
      )}
      <ul className={styles.photos}>
        {verdicts.map((verdict) => (
          <PhotoCard key={verdict.photo.id} {...verdict} />
        ))}
      </ul>
      <CodeBlock label="Part of the request" html={highlightJson({ constraints })} />
      <Source>
        Its orientation values are made up, and its date constraints exclude the given day.
      </Source>
    </>
  );
}
