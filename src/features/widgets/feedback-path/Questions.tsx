import React, { useId } from 'react';
import type { ReactNode } from 'react';
import Choice from '../shared/Choice';
import { QUESTIONS } from './questions';
import type { QuestionId } from './questions';
import styles from './styles.module.css';
import type { Responses } from './walk';

interface Props {
  asked: QuestionId[];
  responses: Responses;
  onResponse(question: QuestionId, option: string): void;
}

/** The questions on the way so far. */
export default function Questions({ asked, responses, onResponse }: Props): ReactNode {
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
