import { useState } from 'react';
import type { Exchange } from '@site/src/features/sandbox-client/send';
import { ask, read } from '../shared/ask';
import { useAttempt } from '@site/src/ui/SandboxFailure/use-attempt';
import { DOCUMENT_ID } from './to-feedback';
import type { Tag } from './to-feedback';

interface Analysed {
  referenceKey: string;
  tags: Tag[];
}

type Step = 'analyse' | 'send';

const ARTICLE = {
  id: DOCUMENT_ID,
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
  analyses: ['tags'],
};

/** A tag of the sample article, until it is analyzed. */
const EXAMPLE: Tag = { gkbId: 'G183', stdForm: 'Germany' };

/**
 * The two calls: the analysis that gives the key, and the feedback that sends it back; and the tag
 * that the feedback is about.
 */
export function useAnalysis() {
  const [chosen, setChosen] = useState<Tag>(EXAMPLE);
  const [analysed, setAnalysed] = useState<Analysed>();
  const [sent, setSent] = useState<{ body: string; exchange: Exchange }>();
  const { pending, failure, attempt } = useAttempt<Step>();

  function analyse(): void {
    void attempt('analyse', async () => {
      const response = read<{ tags: Tag[]; metadata: { referenceKey: string } }>(
        await ask('POST /v2/nlp/analyze', ARTICLE),
      );
      setAnalysed({ referenceKey: response.metadata.referenceKey, tags: response.tags });
    });
  }

  function send(body: object): void {
    void attempt('send', async () => {
      const exchange = await ask('POST /v2/nlp/analyze/feedback', body);
      setSent({ body: JSON.stringify(body), exchange });
    });
  }

  return { chosen, setChosen, analysed, sent, pending, failure, analyse, send };
}
