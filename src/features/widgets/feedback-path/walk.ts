import { FIRST, QUESTIONS } from './questions';
import type { Option, Question, QuestionId, Status } from './questions';

export type Responses = Partial<Record<QuestionId, string>>;

export interface Walk {
  /** Questions on the way, the open one last. */
  asked: QuestionId[];
  /** Present when the choices lead to the end. */
  status?: Status;
}

/**
 * Follows the chosen options from the first question as far as they lead. Options of questions that
 * are not on the path count for nothing, so a reader may change an early answer and change it back.
 *
 * @example walk({ suggested: 'no' }); // { asked: ['suggested'], status: 'expected' }
 */
export function walk(responses: Responses): Walk {
  const asked: QuestionId[] = [];
  let next: QuestionId | undefined = FIRST;
  while (next) {
    const id: QuestionId = next;
    asked.push(id);
    const { options }: Question = QUESTIONS[id];
    const option: Option | undefined = options.find((one) => one.id === responses[id]);
    if (option?.status) return { asked, status: option.status };
    next = option?.next;
  }
  return { asked };
}

/** Whether a person gave the verdict: only then the feedback names an author. */
export function isByPerson(status: Status): boolean {
  return !status.endsWith('-passively');
}
