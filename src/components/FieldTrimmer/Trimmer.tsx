import React, { useState } from 'react';
import type { ReactNode } from 'react';
import aids from '@generated/sandbox/default/aids.json';
import Failure from '../AidParts/Failure';
import JsonCode from '../AidParts/JsonCode';
import Source from '../AidParts/Source';
import { useAnswer } from '../AidParts/use-answer';
import { describeChoice, toRequestPart } from './choice';
import type { Choice } from './choice';
import Controls from './Controls';
import { loadSizes } from './load-sizes';
import Sizes from './Sizes';
import styles from './styles.module.css';

/** What an editor's list of photos needs. */
const AT_FIRST: Choice = { returnObjects: true, fields: ['name', 'url'] };

/** Check boxes on one side; the request, the size and a photo of the answer on the other. */
export default function Trimmer(): ReactNode {
  const [choice, setChoice] = useState(AT_FIRST);
  const { answer, hasFailed, retry } = useAnswer(JSON.stringify(choice), loadSizes);
  return (
    <>
      <div className={styles.columns}>
        <Controls choice={choice} fields={aids.photoFields} onChange={setChoice} />
        <div>
          <p className={styles.meaning}>{describeChoice(choice)}</p>
          {hasFailed && <Failure onRetry={retry} />}
          {answer && !hasFailed && <Sizes {...answer} />}
        </div>
      </div>
      <div className={styles.codes}>
        <JsonCode label="Part of the request" value={toRequestPart(choice)} />
        {answer && !hasFailed && <JsonCode label="First photo" value={answer.photo} />}
      </div>
      <Source>The real service has other photos, and their fields depend on the photo bank.</Source>
    </>
  );
}
