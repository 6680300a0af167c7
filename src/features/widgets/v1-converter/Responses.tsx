import React from 'react';
import type { ReactNode } from 'react';
import type { Conversion } from '#contract/migration/convert';
import { compareTagIds } from '#contract/migration/compare-tag-ids';
import type { ContractName } from '#contract/names';
import { provider } from '#provider';
import ResponseView from '@site/src/features/json/ResponseView';
import { send, toLine } from '@site/src/features/sandbox-client/send';
import { parseJson } from '@site/src/features/json/JsonView/parse-json';
import { ask } from '../shared/ask';
import styles from './styles.module.css';

/** The responses of both versions, beside each other where there is room. */
export default function Responses({ v1, v2 }: Sent): ReactNode {
  return (
    <div className={styles.responses}>
      {[v1, v2].map(({ exchange, of }, index) => (
        <div key={of.contract}>
          <p className={styles.label}>
            Version {index + 1}: <code>{toLine(exchange.request)}</code>
          </p>
          <ResponseView name={`Version ${index + 1}`} exchange={exchange} of={of} />
        </div>
      ))}
    </div>
  );
}

/** Version 1 takes two headers; the sandbox accepts any values in their form. */
const HEADERS: [name: string, value: string][] = [
  ['Authorization', 'user_key sandbox'],
  ['X-Customer-ID', 'sandbox'],
];

interface Given {
  conversion: Conversion;
  /** The request of version 1, or its line. */
  text: string;
}

export type Sent = Awaited<ReturnType<typeof sendBoth>>;

/** Sends a request of version 1 as it is, and its conversion to version 2. */
export async function sendBoth({ conversion: { kind, output }, text }: Given) {
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

/** Of two analyses, the sets of IDs are compared, as step 6 of the guide advises. */
export function describeBoth({ v1, v2 }: Sent): string {
  if (v1.exchange.status !== 200 || v2.exchange.status !== 200) {
    return `Version 1 returned status ${v1.exchange.status}, version 2 status ${v2.exchange.status}.`;
  }
  if (v1.of.operationId !== 'getTags') return 'Both versions returned the item.';
  return compareTagIds(parseJson(v1.exchange.text), parseJson(v2.exchange.text));
}
