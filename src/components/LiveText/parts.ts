/** What is downloaded when a visitor first wants an analysis. */
import type { Exchange } from '@site/src/sandbox/send';
import { ask, read } from '../AidParts/ask';
import { readAnalysis } from '../LinkedText/analysis';
import type { Analysis } from '../LinkedText/analysis';
import { Refusal } from '../SandboxFailure/refusal';
import { toDocument } from './to-document';

export { default as LinkedText } from '../LinkedText';

export interface Live {
  analysis: Analysis;
  exchange: Exchange;
}

/** Sends a text to the sandbox of the page. */
export async function analyze(written: string): Promise<Live> {
  const request = {
    id: 'home',
    ...toDocument(written),
    analyses: ['entities', 'tags', 'sentiment'],
    returnMentions: true,
  };
  const exchange = await ask('POST /v2/nlp/analyze', request);
  const analysis = readAnalysis(read(exchange));
  if (!analysis) throw new Refusal('The sandbox found no text to analyze.');
  return { analysis, exchange };
}
