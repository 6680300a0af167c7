import React from 'react';
import type { ReactNode } from 'react';
import type { ConsoleData, ConsoleOperation } from '#contract/forms/console-data';
import RequestCode from '@site/src/features/run/RequestCode';
import type { BodyState } from '../form/body-state';
import type { ConsoleRequest } from '../links/console-request';
import { listMissing, toCode } from './to-request';
import styles from '../console.module.css';

interface Props {
  data: ConsoleData;
  operation: ConsoleOperation;
  call: ConsoleRequest;
  state: BodyState;
}

/** The request as a script in each language; it follows what is typed and never contains the key. */
export default function Code({ data, operation, call, state }: Props): ReactNode {
  if (operation.body && state.kind !== 'json') {
    return (
      <p className={styles.note} role="status">
        {state.kind === 'large'
          ? 'The body is too large to show as code.'
          : state.reason.replace('The form is', 'The code is')}
      </p>
    );
  }
  const missing = listMissing(operation, call);
  if (missing.length > 0) {
    return (
      <p className={styles.note} role="status">
        The code is paused. The path needs a value for {missing.join(' and ')}.
      </p>
    );
  }
  return <RequestCode request={toCode(data, operation, call)} />;
}
