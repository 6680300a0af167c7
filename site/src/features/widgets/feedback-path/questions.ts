import questions from './questions.data.json';

export type Status =
  | 'accepted-actively'
  | 'accepted-passively'
  | 'rejected-actively'
  | 'rejected-actively-wrong'
  | 'rejected-actively-marginal'
  | 'rejected-passively'
  | 'expected'
  | 'blocked';

export type QuestionId = 'suggested' | 'decided' | 'untouched' | 'verdict' | 'reason';

interface Option {
  id: string;
  label: string;
  /** Where the option leads: to another question or to the end. */
  next?: QuestionId;
  status?: Status;
}

interface Question {
  text: string;
  options: Option[];
}

const FIRST: QuestionId = 'suggested';

/** Asks what the descriptions of the statuses in the contract tell apart, and nothing else. */
export const QUESTIONS = questions as Record<QuestionId, Question>;

export type Choices = Partial<Record<QuestionId, string>>;

export interface Walk {
  /** Questions on the way, the open one last. */
  asked: QuestionId[];
  status?: Status;
}

/**
 * Follows the chosen options from the first question as far as they lead. Options of questions that
 * are not on the path count for nothing, so a reader may change an early choice and change it back.
 *
 * @example walk({ suggested: 'no' }); // { asked: ['suggested'], status: 'expected' }
 */
export function walk(choices: Choices): Walk {
  const asked: QuestionId[] = [];
  let next: QuestionId | undefined = FIRST;
  while (next) {
    const id: QuestionId = next;
    asked.push(id);
    const { options }: Question = QUESTIONS[id];
    const option: Option | undefined = options.find((candidate) => candidate.id === choices[id]);
    if (option?.status) return { asked, status: option.status };
    next = option?.next;
  }
  return { asked };
}

/** Whether a person gave the verdict: only then the feedback names an author. */
export function isByPerson(status: Status): boolean {
  return !status.endsWith('-passively');
}

export interface Tag {
  gkbId: string;
  stdForm: string;
}

interface Verdict {
  status: Status;
  tag: Tag;
  /** Unknown until an article was analyzed. */
  referenceKey?: string;
}

export const DOCUMENT_ID = '1234';

/** A tag that an editor misses in the analysis of the sample article. */
export const MISSED: Tag = { gkbId: 'G142', stdForm: 'France' };

export function toFeedback({ status, tag: { gkbId, stdForm }, referenceKey }: Verdict) {
  return {
    docId: DOCUMENT_ID,
    ...(referenceKey && { referenceKey }),
    tags: [{ gkbId, stdForm, status, ...(isByPerson(status) && { author: 'editor-1' }) }],
  };
}
