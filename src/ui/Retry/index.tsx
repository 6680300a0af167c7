import React from 'react';
import type { ReactNode } from 'react';
import Reload from './Reload';

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
