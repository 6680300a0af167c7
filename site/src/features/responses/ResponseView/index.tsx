import { Fragment, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { describeStatus } from '@docs/openapi';
import type { Violation } from '@docs/sandbox';
import FromSandbox from '../../../ui/FromSandbox';
import Segments from '../../../ui/kit/Segments';
import type { Exchange } from '../../sandbox';
import { useFieldLinks } from '../../field-cards';
import type { CalledOperation, DocumentedResponse } from '../../field-cards';
import { JsonView, parseJson } from '../../json';
import { formatBytes } from './describe-response';
import styles from './styles.module.css';
import { readWarnings } from '@docs/sandbox/warnings';

interface Props {
  exchange: Exchange;
  of?: CalledOperation;
  /** Draws something behind a text or a number, such as the requests that take it. */
  renderBeside?(value: string | number, pointer: string): ReactNode;
  /** More ways to look at the response, such as the analyzed text. */
  views?: (View | undefined)[];
  /** Buttons and a sentence above the response, where readers look after Run. */
  bar?: ReactNode;
  /** Buttons and what they open, below the response. */
  foot?: ReactNode;
}

/** The response of the sandbox: status, time and size, then the JSON, the headers, and more views. */
export default function ResponseView(props: Props) {
  const { exchange, of, renderBeside, views = [], bar, foot } = props;
  const { status, text, bytes, milliseconds, headers, isRecorded } = exchange;
  const documented = useMemo(() => of && { ...of, exchange }, [of, exchange]);
  const [chosen, setChosen] = useState<string>();
  const all: View[] = [
    {
      id: 'json',
      label: 'Response',
      render: () => <Body {...{ text, renderBeside }} of={documented} />,
    },
    ...views.filter((view) => view !== undefined),
    ...(isRecorded
      ? []
      : [{ id: 'headers', label: 'Headers', render: () => <Headers headers={headers} /> }]),
  ];
  const first = all.find(({ isFirst }) => isFirst) ?? all[0]!;
  const view = all.find(({ id }) => id === chosen) ?? first;
  return (
    <section className={styles.response} aria-label="Sandbox response">
      <div className={styles.head}>
        <Segments
          label="View"
          segments={all}
          chosen={view.id}
          onChoose={(id) => setChosen(id === first.id ? undefined : id)}
        />
        <span className={styles.facts} translate="no">
          <b className={`badge ${status < 400 ? 'badge--good' : 'badge--bad'}`}>{status}</b>{' '}
          {describeStatus(status)} ·{' '}
          {isRecorded ? 'recorded' : `${Math.max(1, Math.round(milliseconds))} ms`} ·{' '}
          {formatBytes(bytes)}
        </span>
        <FromSandbox />
      </div>
      {bar && <div className={styles.bar}>{bar}</div>}
      <Warnings headers={headers} />
      {view.render()}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

function Warnings({ headers }: Pick<Exchange, 'headers'>) {
  const warnings = readWarnings(headers);
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="Sandbox warnings">
      {warnings.map(({ rule, text }) => (
        <li key={text}>
          {text}
          <code>{rule}</code>
        </li>
      ))}
    </ul>
  );
}

function Headers({ headers }: Pick<Exchange, 'headers'>) {
  return (
    <dl className={styles.headers}>
      {headers.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export interface View {
  id: string;
  label: string;
  /** Shown until a reader chooses another view. */
  isFirst?: boolean;
  render(): ReactNode;
}

interface BodyProps {
  text: string;
  of?: DocumentedResponse;
  renderBeside?(value: string | number, pointer: string): ReactNode;
}

function Body({ text, of, renderBeside }: BodyProps) {
  const value = useMemo(() => parseJson(text), [text]);
  const { linkTo, sent } = useFieldLinks(of);
  return (
    <div data-sent={sent}>
      <Problems
        violations={(value as { violations?: Violation[] } | null | undefined)?.violations}
      />
      {text === '' ? (
        <p className={styles.note}>The response body is empty, as documented.</p>
      ) : (
        // A response that is not JSON is shown as text.
        <JsonView
          value={value === undefined ? text : value}
          label="Response JSON"
          folds
          renderBeside={renderBeside}
          linkTo={linkTo}
        />
      )}
    </div>
  );
}

/** The changes that an invalid request needs, above the JSON that says the same. */
export function Problems({ violations = [] }: { violations?: Violation[] }) {
  if (violations.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="What to change">
      {violations.map(({ pointer, remedy }) => (
        <li key={pointer + remedy}>
          <code>{pointer || '/'}</code> {remedy}
        </li>
      ))}
    </ul>
  );
}
