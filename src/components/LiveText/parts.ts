/** What is downloaded when a visitor first wants an analysis. */
import { provider } from '#provider';
import { send } from '@site/src/sandbox/send';
import type { Exchange } from '@site/src/sandbox/send';
import { readAnalysis } from '../LinkedText/analysis';
import type { Analysis } from '../LinkedText/analysis';
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
  const exchange = await send({
    method: 'POST',
    url: `${provider.hosts.mediaApi}/v2/nlp/analyze`,
    headers: [
      [provider.key.header, 'sandbox'],
      ['Content-Type', 'application/json'],
    ],
    body: JSON.stringify(request),
  });
  const analysis = exchange.status === 200 ? readAnalysis(JSON.parse(exchange.text)) : undefined;
  if (!analysis) throw new Error(`The sandbox answers with the status ${exchange.status}.`);
  return { analysis, exchange };
}
