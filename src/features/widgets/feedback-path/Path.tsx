import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import Result from './Result';
import { useAnalysis } from './use-analysis';
import { QUESTIONS, walk } from './questions';
import type { QuestionId, Responses } from './questions';
import Choice from '../shared/Choice';
import styles from './styles.module.css';

/** Questions, one after the other; the last answer shows the status and its request. */
export default function Path(): ReactNode {
  const [responses, setResponses] = useState<Responses>({});
  const { asked, status } = walk(responses);
  // It survives a change of answers: the article is analyzed once.
  const analysis = useAnalysis();
  return (
    <>
      <Questions
        asked={asked}
        responses={responses}
        onResponse={(question, option) => setResponses({ ...responses, [question]: option })}
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
  responses: Responses;
  onResponse(question: QuestionId, option: string): void;
}

/** The questions on the way so far. */
function Questions({ asked, responses, onResponse }: QuestionsProps): ReactNode {
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
                isChosen={responses[id] === option.id}
                onChoose={() => onResponse(id, option.id)}
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
