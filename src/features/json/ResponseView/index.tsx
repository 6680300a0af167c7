import React, { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Exchange } from '@site/src/features/sandbox-client/send';
import type { CalledOperation } from '@site/src/features/field-card/use-field-links';
import { describeStatus } from '#contract/status-names';
import Body, { toLabel } from './Body';
import { formatBytes } from './format-bytes';
import Head from './ResponseHeader';
import type { View } from './ResponseHeader';
import { listWarnings } from './list-warnings';
import styles from './styles.module.css';

interface Props {
  exchange: Exchange;
  /** The operation that was called. */
  of?: CalledOperation;
  /** What is behind a text or a number of the response, such as the requests that take it. */
  renderBeside?(value: string | number, pointer: string): ReactNode;
  /** What the response is one of, where several are beside each other: "Version 1". */
  name?: string;
  /** More ways to look at the response, such as the analyzed text. */
  views?: View[];
}

/** The response of the sandbox: status, time and size, then the JSON, the headers, and more views. */
export default function ResponseView(props: Props): ReactNode {
  const { exchange, of, name, renderBeside, views = [] } = props;
  const { status, text, bytes, milliseconds, headers } = exchange;
  const documented = useMemo(() => of && { ...of, exchange }, [of, exchange]);
  const [chosen, setChosen] = useState('json');
  const all: View[] = [
    {
      id: 'json',
      label: 'Response',
      render: () => <Body {...{ text, name, renderBeside }} of={documented} />,
    },
    ...views,
    { id: 'headers', label: 'Headers', render: () => <Headers headers={headers} /> },
  ];
  const view = all.find(({ id }) => id === chosen) ?? all[0];
  return (
    <section className={styles.response} aria-label={toLabel(name, 'Sandbox response')}>
      <Head views={all} chosen={view?.id} onChoose={setChosen}>
        <span className={styles.facts}>
          <b className={status < 400 ? styles.good : styles.bad}>{status}</b>{' '}
          {describeStatus(status)} · {Math.max(1, Math.round(milliseconds))} ms ·{' '}
          {formatBytes(bytes)}
        </span>
      </Head>
      <Warnings headers={headers} />
      {view?.render()}
    </section>
  );
}

function Warnings({ headers }: Pick<Exchange, 'headers'>): ReactNode {
  const warnings = listWarnings(headers);
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Sandbox warnings">
      {warnings.map(({ rule, text }) => (
        <li key={text}>
          {text}
          {rule && <code>{rule}</code>}
        </li>
      ))}
    </ul>
  );
}

function Headers({ headers }: Pick<Exchange, 'headers'>): ReactNode {
  return (
    <dl className={styles.headers}>
      {headers.map(([name, value]) => (
        <React.Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </React.Fragment>
      ))}
    </dl>
  );
}
