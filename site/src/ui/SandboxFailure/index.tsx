import type { ReactNode, RefObject } from 'react';
import Retry from '../Retry';
import { findMessage } from './rejected-request';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  onRetry(): void;
  /** Takes the focus when Retry is pressed: the button goes as soon as it helps. */
  next: RefObject<HTMLElement | null>;
  /** Names what is kept: "Your choices are kept." */
  children: ReactNode;
}

/** The sandbox itself never fails for want of a connection; only its download does, or it hangs. */
export default function SandboxFailure({ error, onRetry, next, children }: Props) {
  function retry(): void {
    next.current?.focus({ preventScroll: true });
    onRetry();
  }
  return (
    <div className={styles.failure} role="alert">
      <p>
        <span>{findMessage(error) ?? 'The sandbox did not load. Check your connection.'}</span>{' '}
        {children}
      </p>
      <Retry onRetry={retry} />
    </div>
  );
}
