import React from 'react';
import type { ReactNode } from 'react';
import Retry from '@site/src/ui/Retry';

interface Props {
  isFailed: boolean;
  onRetry(): void;
}

/** Stands in the place of a console until it has been downloaded. Its styles are the page's. */
export default function Waiting({ isFailed, onRetry }: Props): ReactNode {
  if (!isFailed) {
    return (
      <p className="waiting" role="status">
        Loading the console…
      </p>
    );
  }
  return (
    <p className="failed" role="alert">
      The console did not load. Check your connection and retry. <Retry onRetry={onRetry} />
    </p>
  );
}
