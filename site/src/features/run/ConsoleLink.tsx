import Link from '@docusaurus/Link';
import type { RequestSequence } from '@docs/code-samples';
import { printBodyText } from '../sandbox';
import type { Exchange } from '../sandbox';
import { fitsLink, toShareLink } from '../share-links';
import styles from '../../ui/Run/styles.module.css';
import { interactiveContract } from '@docs/vendor';

interface Props {
  sequence: Omit<RequestSequence, 'recorded'>;
  /** The typed body. By default the sent one, or else that of the example. */
  body?: string;
  exchange?: Exchange;
}

/** Consoles have the operations of one API only; longer bodies do not fit into a link. */
export default function ConsoleLink({ sequence, body, exchange }: Props) {
  const { contract, operationId, path, query } = sequence;
  const text = body ?? exchange?.request.body ?? printBodyText(sequence) ?? '';
  const call = { operationId, path, query, body: text };
  if (contract !== interactiveContract || !fitsLink(call)) return null;
  return (
    <Link className={styles.note} to={toShareLink(call)}>
      Open in the console
    </Link>
  );
}
