import { useEffect, useState } from 'react';
import type { ConsoleOperation } from '@docs/openapi/forms';
import Retry from '../../../../ui/Retry';
import { useDisclosure } from '../../../../ui/use-disclosure';
import { useLazy } from '../../../../ui/use-lazy';
import type { ListProps } from './IntentionList';
import styles from './styles.module.css';

interface Props extends Omit<ListProps, 'operationId'> {
  operation: ConsoleOperation;
}

const loadList = () => import('./IntentionList');

/** The goals of readers; each changes the body. The list is downloaded with the first press. */
export default function Intentions({ operation, ...props }: Props) {
  const { intention } = props.initialRequest;
  const { isOpen, setOpen, button, panel } = useDisclosure(intention !== undefined);
  const [seen, setSeen] = useState(props.initialRequest);
  const { value: list, phase, open, load, retry } = useLazy(loadList);

  if (props.initialRequest !== seen) {
    setSeen(props.initialRequest);
    if (intention !== undefined) setOpen(true);
  }
  useEffect(() => {
    if (intention !== undefined) void load();
  }, [intention, load]);

  if (operation.intentions === undefined) return null;
  const toggle = () => {
    setOpen(!isOpen);
    open();
  };
  return (
    <div className={styles.intentions}>
      <button className={styles.toggle} {...button} onClick={toggle}>
        Start from a goal ({operation.intentions})
      </button>
      <div {...panel}>
        {isOpen && phase === 'loading' && !list && <p role="status">Loading the list…</p>}
        {isOpen && phase === 'failed' && (
          <p role="alert">
            The list did not load. Check your connection and retry.{' '}
            <Retry onRetry={() => retry()} />
          </p>
        )}
        {isOpen && list && <list.default operationId={operation.id} {...props} />}
      </div>
    </div>
  );
}
