import React from 'react';
import type { ReactNode } from 'react';
import ResponseView from '@site/src/features/json/ResponseView';
import { toLine } from '@site/src/features/sandbox-client/to-line';
import type { Sent } from './send-both';
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
