import React from 'react';
import type { ReactNode, Ref } from 'react';
import styles from './styles.module.css';

interface Props {
  button: Ref<HTMLButtonElement>;
  isRunning: boolean;
  onRun(): void;
  children: ReactNode;
}

/** The foot of an example. The button keeps its place and the focus while the operation runs. */
export default function Bar({ button, isRunning, onRun, children }: Props): ReactNode {
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
