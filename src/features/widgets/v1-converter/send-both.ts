import type { Conversion } from '#contract/migration/convert';
import type { ContractName } from '#contract/names';
import { provider } from '#provider';
import { send } from '@site/src/features/sandbox-client/send';
import { ask } from '../shared/ask';

/** Version 1 takes two headers; the sandbox accepts any values in their form. */
const HEADERS: [name: string, value: string][] = [
  ['Authorization', 'user_key sandbox'],
  ['X-Customer-ID', 'sandbox'],
];

interface Both {
  conversion: Conversion;
  /** The request of version 1, or its line. */
  text: string;
}

/** Sends a request of version 1 as it is, and its conversion to version 2. */
export async function sendBoth({ conversion: { kind, output }, text }: Both) {
  const isItem = kind === 'item-request';
  const base = `${provider.hosts.generalApi}/media`;
  const [id = ''] = isItem ? (output as { ids: string[] }).ids : [];
  const v1 = isItem
    ? await send({
        method: 'GET',
        url: `${base}/items/${encodeURIComponent(id)}`,
        headers: HEADERS,
      })
    : await send({
        method: 'POST',
        url: `${base}/tags`,
        headers: [...HEADERS, ['Content-Type', 'application/json']],
        body: text,
      });
  const v2 = await ask(isItem ? 'POST /v2/knowledgebase/details' : 'POST /v2/nlp/analyze', output);
  const toOperation = (contract: ContractName, operationId: string) => ({ contract, operationId });
  return {
    v1: { exchange: v1, of: toOperation('media-v1', isItem ? 'getItem' : 'getTags') },
    v2: { exchange: v2, of: toOperation('media-v2', isItem ? 'getDetails' : 'analyze') },
  };
}
