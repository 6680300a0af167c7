import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import { provider } from '#provider';
import Live from '@site/src/features/playground/Live';
import { toPlaygroundLink } from '@site/src/features/playground/share-hash';
import { toRequestBody } from '@site/src/features/playground/to-request-body';
import RequestCode from '@site/src/features/run/RequestCode';
import run from '@site/src/page-parts/Run/styles.module.css';
import type { Results } from './analyze-article';
import { Fold, UsedChars } from './SentRequest';
import { toDraft } from './sentence-template';
import styles from './results.module.css';

/** A sentence that a template of Genja makes of the results, in the engine of the playground. */
export default function Sentence({ results }: { results: Results }): ReactNode {
  const draft = toDraft(results);
  return (
    <section className={styles.section} aria-labelledby="result-sentence">
      <h2 id="result-sentence">A sentence by Genja</h2>
      <p>
        A template turns numbers of the responses into text. Its words have the forms that the
        numbers call for.
      </p>
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.template} tabIndex={0} aria-label="Template">
        <code>{draft.template}</code>
      </pre>
      <Live draft={draft} isEditing={false} onChange={() => {}} />
      <div className={styles.sent}>
        <Fold name="Request" summary={<code>POST /generate</code>}>
          <RequestCode
            request={{
              name: 'generate',
              method: 'POST',
              url: GENERATE_URL,
              headers: [['Authorization', `user_key ${provider.key.placeholder}`]],
              body: JSON.parse(toRequestBody(draft)) as unknown,
            }}
          />
        </Fold>
        <p className={styles.foot}>
          <UsedChars />
          <Link className={run.note} to={toPlaygroundLink(draft)}>
            Open in the playground
          </Link>
        </p>
      </div>
    </section>
  );
}

/** content/genja/api.mdx */
const GENERATE_URL = 'https://generator.geneea.com/generate';
