import React, { useState } from 'react';
import type { ReactNode } from 'react';
import { useLazy } from '@site/src/ui/use-lazy';
import { loadFields } from './load-fields';
import styles from './styles.module.css';

interface Props {
  /** Name of the type. */
  of: string;
  contract: string;
  /** The types around it, outermost first, separated by spaces; none of them is opened again. */
  inside: string;
}

/** Opens the fields of a type below a field that has this type. */
export default function NestedType({ of: name, contract, inside }: Props): ReactNode {
  const { value: Fields, phase, open } = useLazy(() => loadFields(contract));
  const [isOpen, setOpen] = useState(false);
  function toggle(): void {
    setOpen(phase === 'failed' || !isOpen);
    open();
  }
  return (
    <div className={styles.nested}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen && Fields !== undefined}
        aria-disabled={phase === 'loading'}
        onClick={toggle}
      >
        {phase === 'failed' ? 'Retry' : `Fields of ${name}`}
      </button>
      {phase === 'failed' && (
        <span className={styles.failure} role="alert">
          The fields could not be loaded. Check the connection and try again.
        </span>
      )}
      {isOpen && Fields && <Fields name={name} contract={contract} inside={inside} />}
    </div>
  );
}
