import { useState } from 'react';
import type { ReactNode } from 'react';
import { fitsLink, printBody } from '../share-links';
import { parseJson } from '../json';
import { ResponseView } from '../responses';
import { ConsoleLink, SentCode } from '../run';
import { printLine } from '../sandbox';
import type { DocumentedExchange } from './analyze-article';
import styles from './results.module.css';

interface Props {
  sent: DocumentedExchange;
  /** The number of characters in the response; only analyses have one. */
  usedChars?: number;
}

/** Below a result: its request as code, its response, its cost, and the way into the console. */
export default function SentRequest({ sent, usedChars }: Props) {
  const { operationId, path, exchange } = sent;
  const { request } = exchange;
  const text = printBody(parseJson(request.body ?? ''));
  const of = { contract: 'media-v2' as const, operationId };
  return (
    <div className={styles.sent}>
      <Fold summary={<code>{printLine(request)}</code>} name="Request">
        <SentCode {...{ operationId, request }} />
      </Fold>
      <Fold name="Response" summary={`status ${exchange.status}`}>
        <ResponseView exchange={exchange} of={of} />
      </Fold>
      <p className={styles.foot}>
        {usedChars !== undefined && (
          <span>
            <code>usedChars</code>: {usedChars.toLocaleString('en')}
          </span>
        )}
        {fitsLink({ operationId, path, query: {}, body: text }) ? (
          <ConsoleLink sequence={{ ...of, path, query: {}, calls: [] }} body={text} />
        ) : (
          <span>The request is too long for a link to the console.</span>
        )}
      </p>
    </div>
  );
}

interface FoldProps {
  name: string;
  summary: ReactNode;
  children: ReactNode;
}

/** Code and long responses are made when they are unfolded. */
export function Fold({ name, summary, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name} {summary}
      </summary>
      {isOpen && <div className={styles.box}>{children}</div>}
    </details>
  );
}
