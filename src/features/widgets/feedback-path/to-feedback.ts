import { isByPerson } from './questions';
import type { Status } from './questions';

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

/** What an editor misses in the analysis of the sample article. */
export const MISSED: Tag = { gkbId: 'G142', stdForm: 'France' };

/** The body of the request that reports the verdict. */
export function toFeedback({ status, tag: { gkbId, stdForm }, referenceKey }: Verdict) {
  return {
    docId: DOCUMENT_ID,
    ...(referenceKey && { referenceKey }),
    tags: [{ gkbId, stdForm, status, ...(isByPerson(status) && { author: 'editor-1' }) }],
  };
}
