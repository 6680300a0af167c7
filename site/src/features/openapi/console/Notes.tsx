import { useEffect, useRef } from 'react';
import Retry from '../../../ui/Retry';
import { toShareHash } from '../../share-links';
import type { ConsoleRequest } from '../../share-links';
import styles from './console.module.css';

/** Says above the reference why a link opened nothing, and brings that into view. */
export function Problem({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  return (
    <p ref={place} role="alert" className={styles.problem}>
      {text}
    </p>
  );
}

interface ReplacedProps {
  isShown: boolean;
  onUndo(): void;
}

/** As long as the page is open, what was typed is not lost: whatever replaced it can be undone. */
export function Replaced({ isShown, onUndo }: ReplacedProps) {
  if (!isShown) return null;
  return (
    <p className={styles.note} role="status">
      Another request replaced yours.{' '}
      <button type="button" className={styles.link} onClick={onUndo}>
        Restore your request
      </button>
    </p>
  );
}

interface SharedComparisonProps {
  /** The request that a link compares with that of the console. */
  before?: ConsoleRequest;
  onSend(before: ConsoleRequest): void;
}

/** A link can contain two requests; nothing is sent before a press. */
export function SharedComparison({ before, onSend }: SharedComparisonProps) {
  if (!before) return null;
  return (
    <p className={styles.note}>
      This link compares two requests; the form shows the second one.{' '}
      <button type="button" className={styles.link} onClick={() => onSend(before)}>
        Send both and compare
      </button>
    </p>
  );
}

interface FailureProps {
  error?: Error;
  /** What the reader has typed. */
  call: ConsoleRequest;
  onRetry(): void;
}

/** Said where the response would be; what was typed stays. */
export function Failure({ error, call, onRetry }: FailureProps) {
  return (
    <div role="alert">
      {error && (
        <p className={styles.failure}>
          {error.message}{' '}
          <Retry className={styles.link} hash={toShareHash(call)} onRetry={onRetry} />
        </p>
      )}
    </div>
  );
}
