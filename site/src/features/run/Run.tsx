import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import OwnKey from '../../ui/OwnKey';
import SandboxFailure from '../../ui/SandboxFailure';
import { useRun } from './use-run';
import { ExampleTitle, RunFoot } from '../../ui/CodeBlock';
import styles from '../../ui/Run/styles.module.css';

interface Props {
  example: string;
  /** Tells its buttons from those of other examples. */
  title: string;
  /** Absent for calls without a body: there is nothing to edit. */
  editable?: boolean;
  /** Present when the code contains the placeholder of the key. */
  keyed?: boolean;
  /** Titles of the requests that the example builds on. */
  before?: string;
  children: ReactNode;
}

/**
 * An example that can be sent. A page carries these buttons only: the request and the sandbox are
 * downloaded when a pointer or the focus comes near, the editor when it is opened.
 */
export default function Run({ example, editable = false, ...props }: Props) {
  const { title, keyed, before, children } = props;
  const { loaded, edited, sent, isRunning, error, ...actions } = useRun(example);
  const { parts, sequence, editing } = loaded ?? {};
  const isEditing = edited !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const reset = () => {
    // The panel goes with its buttons; the focus goes to the one that brings it back.
    flushSync(actions.reset);
    [...(frame.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])].at(-1)?.focus();
  };
  const runByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    actions.run();
  };
  const word = isRunning ? 'Running…' : 'Run';
  const foot = (
    <div className={styles.bar}>
      <button
        ref={button}
        type="button"
        className={styles.main}
        aria-label={`${word}: ${title}`}
        title="Runs in the sandbox, without a key"
        aria-disabled={isRunning}
        onClick={isRunning ? undefined : actions.run}
      >
        {word}
      </button>
      {isEditing && !isRunning && <span className={styles.keys}>Ctrl+Enter</span>}
      {isEditing && isRunning && parts && <parts.Waiting />}
      {editable && !isEditing && (
        <button
          type="button"
          className={styles.button}
          aria-label={`Edit: ${title}`}
          onClick={actions.edit}
          data-edit=""
        >
          Edit
        </button>
      )}
      {keyed && !isEditing && <OwnKey className={styles.button} />}
      {parts && sequence && (
        <parts.ConsoleLink sequence={sequence} body={edited} exchange={sent?.exchange} />
      )}
      {isEditing && (
        <button type="button" className={styles.last} onClick={reset}>
          {actions.isChanged ? 'Reset' : 'Close'}
        </button>
      )}
      {!isEditing && actions.canUndo && (
        <button type="button" className={styles.last} onClick={actions.undo} data-edit="">
          Undo reset
        </button>
      )}
    </div>
  );
  return (
    // Ctrl or Cmd with Enter runs from every control inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={styles.run}
      data-example={example}
      onPointerEnter={actions.approach}
      onFocus={actions.approach}
      onKeyDown={runByKey}
    >
      {editing && sequence && isEditing ? (
        <div className={styles.editor}>
          <editing.default {...{ sequence, foot }} text={edited} onType={actions.type} />
        </div>
      ) : (
        <RunFoot.Provider value={foot}>
          <ExampleTitle.Provider value={title}>{children}</ExampleTitle.Provider>
        </RunFoot.Provider>
      )}
      {before !== undefined && (
        <span className={styles.sent}>{`Sent first, if needed: ${before}.`}</span>
      )}
      {/* One expression: of two, screen readers would say the second twice. */}
      <p role="status" className="visually-hidden">
        {isRunning && !sent?.exchange.isRecorded
          ? 'Sending the request to the sandbox'
          : sent && `The sandbox returned status ${sent.exchange.status}`}
      </p>
      {error !== undefined && (
        <SandboxFailure error={error} onRetry={() => actions.retry()} next={button}>
          Your edits are kept.
        </SandboxFailure>
      )}
      {parts && <parts.Result sent={sent} />}
    </div>
  );
}
