/** What is downloaded when a visitor first wants an analysis. */
import type { Exchange } from '../sandbox/send';
import { ask, read } from '../sandbox/ask';
import { readAnalysis } from '@docs/geneea/annotations';
import type { Analysis } from '@docs/geneea/annotations';
import { RejectedRequest } from '../../ui/SandboxFailure/rejected-request';
import { toDocument } from './to-document';

export { default as LinkedText } from '../linked-text';

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
  if (!analysis) throw new RejectedRequest('The sandbox found no text to analyze.');
  return { analysis, exchange };
}
