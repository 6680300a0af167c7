import { ask, readExchange, toDocument } from '../sandbox';
import type { Exchange } from '../sandbox';
import { readAnalysis } from '@docs/vendor/annotations';
import type { Analysis } from '@docs/vendor/annotations';
import { RejectedRequest } from '../../ui/SandboxFailure/rejected-request';
import { loadStored } from './sample';

export { LinkedText } from '../linked-text';
export { prepareEngine } from '../sandbox';
export { ResponseView } from '../responses';
export { SentCode } from '../run';

export interface Live {
  analysis: Analysis;
  exchange: Exchange;
}

export async function analyzeLive(written: string): Promise<Live> {
  const request = {
    id: 'home',
    ...toDocument(written),
    analyses: ['entities', 'tags', 'sentiment'],
    returnMentions: true,
  };
  const exchange = (await loadStored(written)) ?? (await ask('POST /v2/nlp/analyze', request));
  const analysis = readAnalysis(readExchange(exchange));
  if (!analysis) throw new RejectedRequest('The sandbox found no text to analyze.');
  return { analysis, exchange };
}
