import React from 'react';
import type { ReactNode } from 'react';

/** Beside Retry: after an update of the site the files that this page knows are gone for good. */
export default function Reload({ className = 'button' }: { className?: string }): ReactNode {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      Reload the page
    </button>
  );
}
