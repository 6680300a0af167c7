import React, { useState } from 'react';
import type { ReactNode } from 'react';
import Questions from './Questions';
import Result from './Result';
import { useAnalysis } from './use-analysis';
import { walk } from './walk';
import type { Responses } from './walk';

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
