import React, { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Offer } from './find-next-requests';
import type { ConsoleRequest } from '../links/shared-request';
import styles from './next.module.css';

interface Props {
  value: string;
  offers: Offer[];
  onOpen(call: ConsoleRequest): void;
}

/** Beside a value of a response: the requests that can use it. Several open from one button. */
export default function NextRequests({ value, offers, onOpen }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = offers;
  if (!first) return null;
  if (offers.length === 1) return <Choice offer={first} value={value} onOpen={onOpen} />;
  return (
    <>
      <button
        type="button"
        className={styles.next}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Requests that use ${value}`}
        onClick={() => setOpen(!isOpen)}
      >
        use
      </button>
      <span id={id} className={styles.offers} hidden={!isOpen}>
        {isOpen &&
          offers.map((offer) => (
            <Choice key={offer.label} offer={offer} value={value} onOpen={onOpen} />
          ))}
      </span>
    </>
  );
}

type ChoiceProps = Pick<Props, 'value' | 'onOpen'> & { offer: Offer };

function Choice({ offer, value, onOpen }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.next}
      aria-label={`${offer.label}: ${value}`}
      onClick={() => onOpen(offer.call)}
    >
      {offer.label} →
    </button>
  );
}
