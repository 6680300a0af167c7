import React, { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageKey } from './use-page-key';

// Few readers open it, so the others do not download it.
const KeyField = lazy(() => import('./KeyField'));

/**
 * A button at the foot of a sample that puts the reader's own key in the place of the placeholder,
 * in all samples of the page. The key is stored nowhere and gone with the page.
 */
export default function OwnKey({ className }: { className?: string }): ReactNode {
  const [key, setKey] = usePageKey();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(next = key): void {
    setKey(next);
    setOpen(false);
    // Said by the sample at which it was given, not by all of them.
    setUsed(next !== '');
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        Use my key
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeyField value={key} onClose={close} />
        </Suspense>
      )}
      <span aria-live="polite" className="visually-hidden">
        {isUsed && 'Your key stands in the samples of this page until you leave or reload it.'}
      </span>
    </>
  );
}
