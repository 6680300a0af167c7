import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ConsoleData, ConsoleOperation } from '@docs/openapi/forms';
import { describeStatus } from '@docs/openapi';
import Select from '../../../ui/kit/Select';
import { readBodyState } from '../../json';
import { useIntoView } from '../../responses';
import { useCheck } from '../../sandbox';
import type { BodyState } from '../../json';
import Body from './form/Body';
import { RequestCode } from '../../run';
import { findExampleIndex, buildExampleRequest } from '../../share-links';
import type { ConsoleRequest, Draft } from '../../share-links';
import { Failure, Note } from './Notes';
import type { Entry } from './history/history';
import type { InitialRequest } from './links/initial-request';
import ConsoleHeader from './ConsoleHeader';
import type { View } from './ConsoleHeader';
import Parameters from './form/Parameters';
import { simulateError } from './send/simulate-error';
import Reply from './send/Response';
import { isKey, listMissing, buildSample, buildRequest, toTarget } from './send/build-request';
import { useDraft } from './history/use-draft';
import { useExpanded } from './use-expanded';
import { useFocusOnOpen, useKeptFocus } from './use-focus';
import { useSend } from './send/use-send';
import type { ConsoleRun } from './send/use-send';
import form from './form/form.module.css';
import styles from './console.module.css';

interface Props {
  data: ConsoleData;
  operation: ConsoleOperation;
  initialRequest: InitialRequest;
  draft?: Draft;
  onSent(entry: Omit<Entry, 'id'>): void;
  onOpen(call: ConsoleRequest, origin?: string): void;
  /** Called with every change. It is the same function each time. */
  onType(typed: Draft): void;
  onClose(): void;
  children: ReactNode;
}

const EMPTY = 'Press Send or Ctrl+Enter to see the response of the sandbox.';

const BAD_KEY =
  'Not sent: the key contains a character that HTTP headers cannot carry. Change it in the form.';

export default function Console({
  data,
  operation,
  initialRequest,
  draft,
  onType,
  ...props
}: Props) {
  const [key, setKey] = useState('sandbox');
  const [view, setView] = useState<View>('form');
  const [status, setStatus] = useState<number>();
  const [first, setFirst] = useState<ConsoleRun>();
  const [isExpanded, setExpanded] = useState(false);
  const { sent, isSending, failure, send: sendCall } = useSend(data, operation);
  const { typed, change, replaceBy, bringBack } = useDraft({
    operation,
    initialRequest,
    draft,
    sent,
  });
  const { call } = typed;
  useEffect(() => onType(typed), [typed, onType]);
  const hasReplaced = typed.replaced.length > 0;
  const section = useRef<HTMLElement>(null);
  const reply = useRef<HTMLDivElement>(null);
  useFocusOnOpen(section, initialRequest);
  useExpanded(section, isExpanded, setExpanded);
  useKeptFocus(section, hasReplaced);
  useKeptFocus(reply, failure !== undefined);
  const state = useMemo(() => readBodyState(call.body), [call.body]);
  const check = useCheck(
    useMemo(() => buildRequest(data, operation, call, ''), [data, operation, call]),
  );
  const simulatedError = useMemo(
    () => (status === undefined ? undefined : simulateError(status, operation, call)),
    [status, operation, call],
  );
  const missing = listMissing(operation, simulatedError?.call ?? call);
  const obstacle = isKey(key)
    ? missing.length > 0 &&
      `Not sent: the path needs a value for ${missing.join(' and ')}. Enter it in the form.`
    : BAD_KEY;
  useIntoView(reply, sent);

  const sendOne = async (order: Parameters<typeof sendCall>[0]) => {
    const result = await sendCall(order);
    if (!result) return undefined;
    const { exchange, target } = result;
    props.onSent({
      time: new Date(),
      method: exchange.request.method,
      target,
      status: exchange.status,
      call: order.call,
    });
    return result;
  };
  const send = async () => {
    if (isSending || obstacle) return;
    // An error is simulated once: the next request is the reader's own.
    setStatus(undefined);
    await sendOne({ call, key, status });
  };
  const sendBoth = async () => {
    const { before } = initialRequest;
    if (isSending || obstacle || !before) return;
    const result = await sendOne({ call: before, key });
    if (!result) return;
    setFirst(result);
    await sendOne({ call, key });
  };
  const leave = () => (isExpanded ? setExpanded(false) : props.onClose());
  const handleKey = (event: KeyboardEvent) => {
    // Escape and Enter belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') leave();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    // Ctrl or Cmd with Enter sends from every control inside, and Escape shrinks or closes.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className={styles.console}
      aria-label={`Console: ${operation.summary}`}
      tabIndex={-1}
      data-operation={operation.id}
      data-expanded={isExpanded ? '' : undefined}
      onKeyDown={handleKey}
    >
      <div className={styles.columns}>
        <div className={styles.request}>
          <ConsoleHeader
            {...{ view, call, isExpanded }}
            onView={setView}
            onExpand={() => setExpanded(!isExpanded)}
            onClose={props.onClose}
          />
          <p className={styles.target}>
            <b>{operation.method.toUpperCase()}</b> <span>{toTarget(operation, call)}</span>
          </p>
          {initialRequest.from && (
            <p className={styles.note}>
              From <a href={`#${initialRequest.from.id}`}>{initialRequest.from.summary}</a>
            </p>
          )}
          {initialRequest.error && <p className={styles.error}>{initialRequest.error}</p>}
          {initialRequest.before && (
            <Note action="Send both and compare" onAction={() => void sendBoth()}>
              This link compares two requests; the form shows the second one.
            </Note>
          )}
          {hasReplaced && (
            <Note action="Restore your request" onAction={bringBack}>
              Another request replaced yours.
            </Note>
          )}
          {view === 'code' ? (
            <Code data={data} operation={operation} call={call} state={state} />
          ) : (
            <>
              <ExampleSelect operation={operation} call={call} onStart={replaceBy} />
              <Parameters
                {...{ data, operation, call, violations: check.violations, keyValue: key }}
                onChange={change}
                onKey={setKey}
              />
              {operation.body && (
                <Body
                  {...{ data, operation, call, state, check }}
                  view={view}
                  onChange={change}
                  onView={setView}
                />
              )}
            </>
          )}
          <SendRow
            operation={operation}
            status={status}
            isSending={isSending}
            words={obstacle || simulatedError?.words}
            onStatus={setStatus}
            onSend={() => void send()}
          />
        </div>
        <div ref={reply} className={styles.reply} tabIndex={-1}>
          <Failure error={failure} call={call} onRetry={() => void send()} />
          {sent ? (
            <Reply sent={sent} first={first} onOpen={props.onOpen}>
              {props.children}
            </Reply>
          ) : (
            <>
              <p className={styles.empty}>{isSending ? 'Sending…' : EMPTY}</p>
              {props.children}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

interface ExampleSelectProps {
  operation: ConsoleOperation;
  call: ConsoleRequest;
  onStart(call: ConsoleRequest): void;
}

function ExampleSelect({ operation, call, onStart }: ExampleSelectProps) {
  if (operation.examples.length < 2) return null;
  const chosen = findExampleIndex(operation, call);
  const examples = operation.examples.map(({ title }, index) => [index, title] as const);
  return (
    <label className={form.field}>
      <span className={form.name}>Example</span>
      <Select
        className={form.input}
        value={chosen}
        options={chosen < 0 ? [[-1, 'Changed'], ...examples] : examples}
        onChange={(index) => onStart(buildExampleRequest(operation, Number(index)))}
      />
    </label>
  );
}

interface CodeProps {
  data: ConsoleData;
  operation: ConsoleOperation;
  call: ConsoleRequest;
  state: BodyState;
}

/** The request as a script in each language; it follows what is typed and never contains the key. */
function Code({ data, operation, call, state }: CodeProps) {
  if (operation.body && state.kind !== 'json') {
    return (
      <Note>
        {state.kind === 'large'
          ? 'The body is too large to show as code.'
          : state.reason.replace('The form is', 'The code is')}
      </Note>
    );
  }
  const missing = listMissing(operation, call);
  if (missing.length > 0) {
    return (
      <Note>{`The code is paused. The path needs a value for ${missing.join(' and ')}.`}</Note>
    );
  }
  return <RequestCode request={buildSample(data, operation, call)} />;
}

interface SendRowProps {
  operation: ConsoleOperation;
  status?: number;
  /** How the error is simulated, or why nothing is sent. */
  words?: string;
  isSending: boolean;
  onStatus(status: number | undefined): void;
  onSend(): void;
}

function SendRow({ operation, status, words, ...props }: SendRowProps) {
  return (
    <div className={styles.send}>
      <button
        type="button"
        className="button button--primary"
        aria-disabled={props.isSending}
        onClick={props.onSend}
      >
        Send
      </button>
      <Select
        aria-label="Simulate an error"
        value={status ?? ''}
        options={[
          ['', 'Simulate an error…'],
          ...operation.errors.map((error) => [error, `${error} ${describeStatus(error)}`] as const),
        ]}
        onChange={(error) => props.onStatus(Number(error) || undefined)}
      />
      <span className={styles.words} role="status">
        {words}
      </span>
    </div>
  );
}
