import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type * as analysis from './analyze';

type Analyzed = Pick<typeof analysis, 'ResponseView' | 'SentCode'> & { live: analysis.Live };

/** The newest analysis of a reader's text, and how to set it. */
export const AnalyzedText = createContext<
  [Analyzed | undefined, (analyzed: Analyzed | undefined) => void]
>([undefined, () => {}]);

/** Around tabs that show the same text: what a reader analyzes in one of them is in all. */
export function LiveTabs({ children }: { children: ReactNode }) {
  return <AnalyzedText value={useState<Analyzed>()}>{children}</AnalyzedText>;
}

/** The exchange of the built text, and of another one as soon as that is analyzed. */
export function FollowsText({ as, children }: { as: string; children: ReactNode }) {
  const [analyzed] = useContext(AnalyzedText);
  if (!analyzed) return children;
  const { live, ResponseView, SentCode } = analyzed;
  return as === 'request' ? (
    <SentCode operationId="analyze" request={live.exchange.request} />
  ) : (
    <ResponseView exchange={live.exchange} of={{ contract: 'media-v2', operationId: 'analyze' }} />
  );
}
