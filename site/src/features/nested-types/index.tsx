import { useState } from 'react';
import type { ComponentType } from 'react';
import { useLazy } from '../../ui/use-lazy';
import type { FieldsProps } from './FieldList';
import styles from './styles.module.css';

interface Props {
  of: string;
  contract: string;
  /** The types around it, outermost first, separated by spaces; none of them is opened again. */
  inside: string;
}

/** Opens the fields of a type below a field that has this type. */
export default function NestedType({ of: name, contract, inside }: Props) {
  const { value: Fields, phase, open } = useLazy(() => loadFields(contract));
  const [isOpen, setOpen] = useState(false);
  function toggle(): void {
    if (phase === 'loading') return;
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
          The fields did not load. Check your connection and retry, or reload the page.
        </span>
      )}
      {isOpen && Fields && <Fields name={name} contract={contract} inside={inside} />}
    </div>
  );
}

/** Downloads the fields of all types of an API with the part that draws them. */
async function loadFields(contract: string): Promise<ComponentType<FieldsProps>> {
  // Pages would each have a copy of the loaders.
  const { createFieldList, loaders } = await import('./FieldList');
  const { default: types } = await loaders[contract]!();
  return createFieldList(types, NestedType);
}
