import { useId, useState, useRef } from 'react';
import aids from '@generated/sandbox/default/aids.json';
import { QUESTIONS, walk, MISSED, toFeedback, DOCUMENT_ID } from './questions';
import type { Choices, QuestionId, Status, Tag } from './questions';
import { Choice, Source } from '../shared/parts';
import styles from './styles.module.css';
import { ResponseView } from '../../responses';
import { ask, read } from '../../sandbox';
import type { Exchange } from '../../sandbox';
import CodeBlock from '../../../ui/CodeBlock';
import SandboxFailure from '../../../ui/SandboxFailure';
import { useLazy } from '../../../ui/use-lazy';
import { colorJson } from '../../../ui/color-code';

export default function Path() {
  const [choices, setChoices] = useState<Choices>({});
  const { asked, status } = walk(choices);
  // It survives a change of choices: the article is analyzed once.
  const analysis = useAnalysis();
  return (
    <>
      <Questions
        asked={asked}
        choices={choices}
        onChoose={(question, option) => setChoices({ ...choices, [question]: option })}
      />
      <div role="status">
        {status && (
          <span className="visually-hidden">The status is {status.replaceAll('-', ' ')}.</span>
        )}
      </div>
      {status && <Result status={status} {...analysis} />}
    </>
  );
}

interface QuestionsProps {
  asked: QuestionId[];
  choices: Choices;
  onChoose(question: QuestionId, option: string): void;
}

function Questions({ asked, choices, onChoose }: QuestionsProps) {
  const name = useId();
  return (
    <ol className={styles.questions}>
      {asked.map((id) => (
        <li key={id}>
          <fieldset>
            <legend>{QUESTIONS[id].text}</legend>
            {QUESTIONS[id].options.map((option) => (
              <Choice
                key={option.id}
                type="radio"
                name={`${name}${id}`}
                isChosen={choices[id] === option.id}
                onChoose={() => onChoose(id, option.id)}
              >
                {option.label}
              </Choice>
            ))}
          </fieldset>
        </li>
      ))}
    </ol>
  );
}

interface ResultProps extends ReturnType<typeof useAnalysis> {
  status: Status;
}

function Result({ status, chosen, setChosen, ...calls }: ResultProps) {
  const { analyzed, sent, isPending, error, advance } = calls;
  const button = useRef<HTMLButtonElement>(null);
  const isMissed = status === 'expected';
  const tag = isMissed ? MISSED : chosen;
  const body = toFeedback({ status, tag, referenceKey: analyzed?.referenceKey });
  const isSent = sent?.body === JSON.stringify(body);
  return (
    <>
      <p className={styles.status}>
        <code>{status}</code> {aids.statuses[status]}
      </p>
      {analyzed && !isMissed && (
        <TagChoice tags={analyzed.tags} chosen={chosen} onChoose={setChosen} />
      )}
      <CodeBlock label="Feedback" html={colorJson(body)} />
      <p className={styles.actions}>
        <button
          ref={button}
          type="button"
          className="button button--primary"
          aria-disabled={isPending}
          onClick={() => !isPending && advance(body)}
        >
          {toLabel(analyzed !== undefined, isPending)}
        </button>
        <span role="status">
          {analyzed
            ? `The reference key ${analyzed.referenceKey} comes from the analysis.`
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
function toLabel(isAnalyzed: boolean, isRunning: boolean): string {
  if (isAnalyzed) return isRunning ? 'Sending…' : 'Send feedback';
  return isRunning ? 'Analyzing…' : 'Analyze the sample article';
}

interface TagChoiceProps {
  tags: Tag[];
  chosen: Tag;
  onChoose(tag: Tag): void;
}

function TagChoice({ tags, chosen, onChoose }: TagChoiceProps) {
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

interface Analyzed {
  referenceKey: string;
  tags: Tag[];
}

const ARTICLE = {
  id: DOCUMENT_ID,
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
  analyses: ['tags'],
};

/** A tag of the sample article, until it is analyzed. */
const EXAMPLE: Tag = { gkbId: 'G183', stdForm: 'Germany' };

/** The analysis that returns the key, the feedback that sends it back, and the tag that it is about. */
function useAnalysis() {
  const [chosen, setChosen] = useState<Tag>(EXAMPLE);
  const analysis = useLazy(analyze);
  const feedback = useLazy(sendFeedback);
  const { value: analyzed } = analysis;
  return {
    chosen,
    setChosen,
    analyzed,
    sent: feedback.value,
    isPending: analysis.phase === 'loading' || feedback.phase === 'loading',
    error: analysis.error ?? feedback.error,
    advance: (body: object) => (analyzed ? feedback.load(body) : analysis.load()),
  };
}

async function analyze(): Promise<Analyzed> {
  const { tags, metadata } = read<{ tags: Tag[]; metadata: { referenceKey: string } }>(
    await ask('POST /v2/nlp/analyze', ARTICLE),
  );
  return { referenceKey: metadata.referenceKey, tags };
}

async function sendFeedback(body: object): Promise<{ body: string; exchange: Exchange }> {
  return { body: JSON.stringify(body), exchange: await ask('POST /v2/nlp/analyze/feedback', body) };
}
