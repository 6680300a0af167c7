import React, { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ConsoleData, ConsoleOperation } from '#contract/forms/console-data';
import { readBody } from './form/body-state';
import Body from './form/Body';
import Code from './send/Code';
import { Failure, Replaced, SharedComparison } from './Notes';
import type { Entry } from './history/history';
import type { InitialRequest } from './links/initial-request';
import ConsoleHeader from './ConsoleHeader';
import type { View } from './ConsoleHeader';
import Parameters from './form/Parameters';
import { simulateError } from './send/simulate-error';
import Reply from './send/Response';
import SendRow from './send/SendRow';
import type { ConsoleRequest, Draft } from './links/console-request';
import ExampleSelect from './ExampleSelect';
import { isKey, listMissing, toRequest, toTarget } from './send/to-request';
import { useDraft } from './history/use-draft';
import { useFocusOnOpen, useIntoView, useKeptFocus } from './use-focus';
import { useCheck } from './form/use-check';
import { useSend } from './send/use-send';
import type { Sent } from './send/use-send';
import Intentions from './intentions/Intentions';
import styles from './console.module.css';

interface Props {
  data: ConsoleData;
  operation: ConsoleOperation;
  initialRequest: InitialRequest;
  /** What was left when the console was closed, or its page left. */
  draft?: Draft;
  onSent(entry: Omit<Entry, 'id'>): void;
  onOpen(call: ConsoleRequest): void;
  /** Called with every change. It is the same function each time. */
  onType(typed: Draft): void;
  onClose(): void;
  /** What all consoles of the page share. */
  children: ReactNode;
}

const BAD_KEY =
  'Not sent: the key contains a character that HTTP headers cannot carry. Change it in the form.';

function toMissing(names: string[]): string {
  return `Not sent: the path needs a value for ${names.join(' and ')}. Enter it in the form.`;
}

/** The console of an operation: the request, in three views, and its response. */
export default function Console({
  data,
  operation,
  initialRequest,
  draft,
  onType,
  ...props
}: Props): ReactNode {
  const [key, setKey] = useState('sandbox');
  const [view, setView] = useState<View>('form');
  const [status, setStatus] = useState<number>();
  const [first, setFirst] = useState<Sent>();
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
  useKeptFocus(section, hasReplaced);
  useKeptFocus(reply, failure !== undefined);
  const state = useMemo(() => readBody(call.body), [call.body]);
  const check = useCheck(
    useMemo(() => toRequest(data, operation, call, ''), [data, operation, call]),
  );
  const simulatedError = useMemo(
    () => (status === undefined ? undefined : simulateError(status, operation, call)),
    [status, operation, call],
  );
  const missing = listMissing(operation, simulatedError?.call ?? call);
  const obstacle = isKey(key) ? missing.length > 0 && toMissing(missing) : BAD_KEY;
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
    await sendOne({ call, key, status });
  };
  const sendBoth = async (before: ConsoleRequest) => {
    if (isSending || obstacle) return;
    const result = await sendOne({ call: before, key });
    if (!result) return;
    setFirst(result);
    await sendOne({ call, key });
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    // Ctrl or Cmd with Enter sends from every control inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={section}
      className={styles.console}
      aria-label={`Console: ${operation.summary}`}
      tabIndex={-1}
      data-has-response={sent ? '' : undefined}
      onKeyDown={sendByKey}
    >
      <div className={styles.columns} data-has-response={sent ? '' : undefined}>
        <div className={styles.request}>
          <ConsoleHeader view={view} call={call} onView={setView} onClose={props.onClose} />
          <p className={styles.target}>
            <b>{operation.method.toUpperCase()}</b> {toTarget(operation, call)}
          </p>
          {initialRequest.error && <p className={styles.error}>{initialRequest.error}</p>}
          <SharedComparison before={initialRequest.before} onSend={(one) => void sendBoth(one)} />
          <Replaced isShown={hasReplaced} onUndo={bringBack} />
          {view === 'code' ? (
            <Code data={data} operation={operation} call={call} state={state} />
          ) : (
            <>
              <ExampleSelect operation={operation} call={call} onStart={replaceBy} />
              <Intentions
                {...{ operation, initialRequest, state }}
                onChange={(toBody) => replaceBy({ ...call, body: toBody(call.body) })}
              />
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
          {sent && <Reply sent={sent} first={first} onOpen={props.onOpen} />}
          {props.children}
        </div>
      </div>
    </section>
  );
}
