import React, { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import OwnKey from '../../ui/OwnKey';
import SandboxFailure from '../../ui/SandboxFailure';
import { useRun } from './use-run';
import { RunFoot } from '../../ui/CodeBlock';
import styles from '../../ui/Run/styles.module.css';

interface Props {
  /** Such as `media-v2/tagging-basic`. */
  example: string;
  /** Absent for calls without a body: there is nothing to edit. */
  editable?: boolean;
  /** Present when the code contains the placeholder of the key. */
  keyed?: boolean;
  /** Titles of the requests that the example builds on. */
  before?: string;
  /** The example as code. */
  children: ReactNode;
}

/**
 * An example that can be sent. A page carries these buttons only: the request, the editor and the
 * sandbox are downloaded when one of them is pressed.
 */
export default function Run({ example, editable = false, ...props }: Props): ReactNode {
  const { keyed, before, children } = props;
  const { loaded, edited, sent, isRunning, error, ...actions } = useRun(example);
  const { parts, sequence } = loaded ?? {};
  const isEditing = edited !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const foot = (
    <Bar button={button} isRunning={isRunning} onRun={actions.run}>
      {editable && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={isEditing}
          onClick={isEditing ? actions.discard : actions.edit}
        >
          {isEditing ? 'Discard' : 'Edit'}
        </button>
      )}
      {keyed && <OwnKey className={styles.button} />}
      {parts && sequence && (
        <parts.ConsoleLink sequence={sequence} body={edited} exchange={sent?.exchange} />
      )}
    </Bar>
  );
  return (
    <div className={styles.run} data-example={example}>
      <RunFoot.Provider value={foot}>{children}</RunFoot.Provider>
      {before !== undefined && (
        <span className={styles.sent}>Sent first, if needed: {before}.</span>
      )}
      {parts && isEditing && (
        <div className={styles.editor}>
          <parts.JsonEditor
            label="Request body"
            value={edited}
            onChange={actions.type}
            onSubmit={actions.run}
          />
        </div>
      )}
      {/* One expression: of two, screen readers would say the second twice. */}
      <p role="status" className="visually-hidden">
        {isRunning
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

interface BarProps {
  button: Ref<HTMLButtonElement>;
  isRunning: boolean;
  onRun(): void;
  children: ReactNode;
}

/** The foot of an example. The button keeps its place and the focus while the operation runs. */
function Bar({ button, isRunning, onRun, children }: BarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <button
        ref={button}
        type="button"
        className={styles.main}
        title="Runs in the sandbox, without a key"
        aria-disabled={isRunning}
        onClick={isRunning ? undefined : onRun}
      >
        {isRunning ? 'Running…' : 'Run'}
      </button>
      {children}
    </div>
  );
}
