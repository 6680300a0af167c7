import React, { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import aids from '@generated/sandbox/default/aids.json';
import ResponseView from '@site/src/features/json/ResponseView';
import CodeBlock from '@site/src/page-parts/CodeBlock';
import SandboxFailure from '@site/src/ui/SandboxFailure';
import { highlightJson } from '../shared/highlight-json';
import Source from '../shared/Source';
import type { Status } from './questions';
import { MISSED, toFeedback } from './to-feedback';
import type { Tag } from './to-feedback';
import type { useAnalysis } from './use-analysis';
import Choice from '../shared/Choice';
import styles from './styles.module.css';

interface Props extends ReturnType<typeof useAnalysis> {
  status: Status;
}

/** The status at the end of the path, its meaning, and the request that reports it. */
export default function Result({ status, chosen, setChosen, ...calls }: Props): ReactNode {
  const { analysed, sent, isPending, error, advance } = calls;
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
      <CodeBlock label="Feedback" html={highlightJson(body)} />
      <p className={styles.actions}>
        <button
          ref={button}
          type="button"
          className="button button--primary"
          aria-disabled={isPending}
          onClick={() => !isPending && advance(body)}
        >
          {toLabel(analysed !== undefined, isPending)}
        </button>
        <span role="status">
          {analysed
            ? `The reference key ${analysed.referenceKey} comes from the analysis.`
            : 'The request needs the reference key of an analysis.'}
        </span>
      </p>
      {error !== undefined && (
        <SandboxFailure error={error} onRetry={() => advance(body)} next={button}>
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

interface TagChoiceProps {
  tags: Tag[];
  chosen: Tag;
  onChoose(tag: Tag): void;
}

/** The tag that the feedback is about. */
function TagChoice({ tags, chosen, onChoose }: TagChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.tags}>
      <legend>Which tag of the analysis?</legend>
      {tags.map((tag) => (
        <Choice
          key={tag.gkbId}
          type="radio"
          name={name}
          isChosen={tag.gkbId === chosen.gkbId}
          onChoose={() => onChoose({ gkbId: tag.gkbId, stdForm: tag.stdForm })}
        >
          {tag.stdForm}
        </Choice>
      ))}
    </fieldset>
  );
}
