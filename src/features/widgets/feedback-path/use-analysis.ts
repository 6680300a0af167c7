import { useState } from 'react';
import type { Exchange } from '@site/src/features/sandbox-client/send';
import { useLazy } from '@site/src/ui/use-lazy';
import { ask, read } from '../shared/ask';
import { DOCUMENT_ID } from './to-feedback';
import type { Tag } from './to-feedback';

interface Analysed {
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

/**
 * The two requests: the analysis that returns the key, and the feedback that sends it back; and the
 * tag that the feedback is about.
 */
export function useAnalysis() {
  const [chosen, setChosen] = useState<Tag>(EXAMPLE);
  const analysis = useLazy(analyze);
  const feedback = useLazy(sendFeedback);
  const { value: analysed } = analysis;
  return {
    chosen,
    setChosen,
    analysed,
    sent: feedback.value,
    isPending: analysis.phase === 'loading' || feedback.phase === 'loading',
    error: analysis.error ?? feedback.error,
    /** Sends the request that is next. */
    advance: (body: object) => (analysed ? feedback.load(body) : analysis.load()),
  };
}

async function analyze(): Promise<Analysed> {
  const { tags, metadata } = read<{ tags: Tag[]; metadata: { referenceKey: string } }>(
    await ask('POST /v2/nlp/analyze', ARTICLE),
  );
  return { referenceKey: metadata.referenceKey, tags };
}

async function sendFeedback(body: object): Promise<{ body: string; exchange: Exchange }> {
  return { body: JSON.stringify(body), exchange: await ask('POST /v2/nlp/analyze/feedback', body) };
}
