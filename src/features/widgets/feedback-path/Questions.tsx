import React, { useId } from 'react';
import type { ReactNode } from 'react';
import Choice from '../shared/Choice';
import { QUESTIONS } from './questions';
import type { QuestionId } from './questions';
import styles from './styles.module.css';
import type { Answers } from './walk';

interface Props {
  asked: QuestionId[];
  answers: Answers;
  onAnswer(question: QuestionId, option: string): void;
}

/** The questions on the way so far. */
export default function Questions({ asked, answers, onAnswer }: Props): ReactNode {
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
                isChosen={answers[id] === option.id}
                onChoose={() => onAnswer(id, option.id)}
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
