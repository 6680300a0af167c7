import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Retry from '../../../ui/Retry';
import { toShareHash } from '../../share-links';
import type { ConsoleRequest } from '../../share-links';
import styles from './console.module.css';

/** Says above the reference why a link opened nothing, and brings that into view. */
export function Problem({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    paragraph.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  return (
    <p ref={paragraph} role="alert" className={styles.problem}>
      {text}
    </p>
  );
}

interface NoteProps {
  children: ReactNode;
  action?: string;
  onAction?(): void;
}

export function Note({ children, action, onAction }: NoteProps) {
  return (
    <p className={styles.note} role="status">
      <span>{children}</span>{' '}
      {onAction && (
        <button type="button" className={styles.link} onClick={onAction}>
          {action}
        </button>
      )}
    </p>
  );
}

interface FailureProps {
  error?: Error;
  call: ConsoleRequest;
  onRetry(): void;
}

/** Said where the response would be; what was typed stays. */
export function Failure({ error, call, onRetry }: FailureProps) {
  return (
    <div role="alert">
      {error && (
        <p className={styles.failure}>
          <span>{error.message}</span> <Retry hash={toShareHash(call)} onRetry={onRetry} />
        </p>
      )}
    </div>
  );
}
