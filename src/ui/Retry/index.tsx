import React from 'react';
import type { ReactNode } from 'react';

interface Props {
  onRetry(): void;
  className?: string;
}

/** The two ways on where a part did not load. */
export default function Retry({ onRetry, className = 'button' }: Props): ReactNode {
  return (
    <>
      <button type="button" className={className} onClick={onRetry}>
        Retry
      </button>{' '}
      <Reload className={className} />
    </>
  );
}

/** Beside Retry: after an update of the site the files that this page knows are gone for good. */
export function Reload({ className = 'button' }: { className?: string }): ReactNode {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      Reload the page
    </button>
  );
}
