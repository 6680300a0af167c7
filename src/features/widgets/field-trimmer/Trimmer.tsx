import React, { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import aids from '@generated/sandbox/default/aids.json';
import JsonCode from '../shared/JsonCode';
import Source from '../shared/Source';
import { useResponse } from '../shared/use-response';
import SandboxFailure from '@site/src/ui/SandboxFailure';
import { describeChoice, toRequestPart } from './choice';
import type { Choice } from './choice';
import Controls from './Controls';
import { loadSizes } from './load-sizes';
import Sizes from './Sizes';
import styles from './styles.module.css';

/** What an editor's list of photos needs. */
const AT_FIRST: Choice = { returnObjects: true, fields: ['name', 'url'] };

/** Check boxes on one side; the request, the size and a photo of the response on the other. */
export default function Trimmer(): ReactNode {
  const [choice, setChoice] = useState(AT_FIRST);
  const { response, error, retry } = useResponse(JSON.stringify(choice), loadSizes);
  const place = useRef<HTMLDivElement>(null);
  const isThere = response !== undefined && error === undefined;
  return (
    <>
      <div className={styles.columns}>
        <Controls choice={choice} fields={aids.photoFields} onChange={setChoice} />
        <div ref={place} tabIndex={-1}>
          <p className={styles.meaning}>{describeChoice(choice)}</p>
          {error !== undefined && (
            <SandboxFailure error={error} onRetry={retry} next={place}>
              Your choices are kept.
            </SandboxFailure>
          )}
          {isThere && <Sizes {...response} />}
        </div>
      </div>
      <div className={styles.codes}>
        <JsonCode label="Part of the request" value={toRequestPart(choice)} />
        {isThere && <JsonCode label="First photo" value={response.photo} />}
      </div>
      <Source>The real service has other photos, and their fields depend on the photo bank.</Source>
    </>
  );
}
