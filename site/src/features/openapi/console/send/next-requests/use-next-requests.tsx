import { useCallback, useMemo } from 'react';
import { parseJson } from '../../../../json';
import type { ConsoleRequest } from '../../../../share-links';
import { findNextRequests } from './find-next-requests';
import type { Offer } from './find-next-requests';
import type { ConsoleRun } from '../use-send';
import { useDisclosure } from '../../../../../ui/use-disclosure';
import styles from './next.module.css';

/**
 * Draws the requests that can use a value of a response beside it. The same function as long
 * as the response is the same, because another one redraws the whole response.
 */
export function useNextRequests(
  { exchange, call }: ConsoleRun,
  onOpen: (call: ConsoleRequest, origin: string) => void,
) {
  const { text, status } = exchange;
  const response = useMemo(() => parseJson(text), [text]);
  return useCallback(
    (value: string | number, pointer: string) => (
      <NextRequests
        value={String(value)}
        offers={status < 400 ? findNextRequests({ call, response }, pointer, value) : []}
        onOpen={(next) => onOpen(next, call.operationId)}
      />
    ),
    [call, response, status, onOpen],
  );
}

interface Props {
  value: string;
  offers: Offer[];
  onOpen(call: ConsoleRequest): void;
}

/** Beside a value of a response: the requests that can use it. Several open from one button. */
function NextRequests({ value, offers, onOpen }: Props) {
  const { isOpen, button, panel } = useDisclosure();
  if (offers.length === 0) return null;
  const choices = offers.map((offer) => (
    <Choice key={offer.label} offer={offer} value={value} onOpen={onOpen} />
  ));
  return (
    <>
      {/* No line ends after a quotation mark, so the value would be broken instead. */}
      <wbr />
      {offers.length === 1 ? (
        choices
      ) : (
        <>
          <button className={styles.next} tabIndex={-1} aria-label={`Look up ${value}`} {...button}>
            Look up ▾
          </button>
          <span className={styles.offers} {...panel}>
            {isOpen && choices}
          </span>
        </>
      )}
    </>
  );
}

type ChoiceProps = Pick<Props, 'value' | 'onOpen'> & { offer: Offer };

function Choice({ offer, value, onOpen }: ChoiceProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.next}
      aria-label={`${offer.label}: ${value}`}
      onClick={() => onOpen(offer.call)}
    >
      {offer.label} →
    </button>
  );
}
