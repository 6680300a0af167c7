import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import aids from '@generated/sandbox/default/aids.json';
import ResponseView from '@site/src/features/json/ResponseView';
import JsonCode from '../shared/JsonCode';
import Source from '../shared/Source';
import SandboxFailure from '@site/src/ui/SandboxFailure';
import type { Status } from './questions';
import styles from './styles.module.css';
import TagChoice from './TagChoice';
import { MISSED, toFeedback } from './to-feedback';
import type { useAnalysis } from './use-analysis';

interface Props extends ReturnType<typeof useAnalysis> {
  status: Status;
}

/** The status at the end of the path, its meaning, and the request that reports it. */
export default function Result({ status, chosen, setChosen, ...calls }: Props): ReactNode {
  const { analysed, sent, pending, failure, analyse, send } = calls;
  const button = useRef<HTMLButtonElement>(null);
  const isMissed = status === 'expected';
  const tag = isMissed ? MISSED : chosen;
  const body = toFeedback({ status, tag, referenceKey: analysed?.referenceKey });
  const isSent = sent?.body === JSON.stringify(body);
  return (
    <>
      <p className={styles.status}>
        <code>{status}</code> {aids.statuses[status]}
      </p>
      {analysed && !isMissed && (
        <TagChoice tags={analysed.tags} chosen={chosen} onChoose={setChosen} />
      )}
      <JsonCode label="Feedback" value={body} />
      <p className={styles.actions}>
        <button
          ref={button}
          type="button"
          className="button button--primary"
          aria-disabled={pending !== undefined}
          onClick={() => (analysed ? send(body) : analyse())}
        >
          {toLabel(analysed !== undefined, pending !== undefined)}
        </button>
        <span role="status">
          {analysed
            ? `The reference key ${analysed.referenceKey} comes from the analysis.`
            : 'The request needs the reference key of an analysis.'}
        </span>
      </p>
      {failure && (
        <SandboxFailure
          error={failure.error}
          onRetry={() => (failure.action === 'send' ? send(body) : analyse())}
          next={button}
        >
          Your choices are kept.
        </SandboxFailure>
      )}
      {sent && isSent ? (
        <ResponseView exchange={sent.exchange} />
      ) : (
        <Source>Feedback sent here trains no model.</Source>
      )}
    </>
  );
}

/** One button, so that the focus stays where it is. */
function toLabel(isAnalysed: boolean, isRunning: boolean): string {
  if (isAnalysed) return isRunning ? 'Sending…' : 'Send feedback';
  return isRunning ? 'Analyzing…' : 'Analyze the sample article';
}
