import Link from '@docusaurus/Link';
import { useEffect, useRef, useState } from 'react';
import { showInside } from '../../ui/show-inside';
import { useDisclosure } from '../../ui/use-disclosure';
import { useProducts } from '../../ui/use-product';
import { fitsQuery, groupOperations } from './find-operations';
import type { OperationLink } from './find-operations';
import styles from './styles.module.css';

interface Props {
  operations: OperationLink[];
  current?: string;
}

/** The operations, narrowed by typing. On narrow screens they unfold from a bar that stays in view. */
export default function Navigation({ operations, current }: Props) {
  const [query, setQuery] = useState('');
  const { isOpen, setOpen, button, panel: unfolded } = useDisclosure();
  const panel = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const shown = operations.filter((operation) => fitsQuery(operation, query));
  const product = useProducts().find(({ interactiveReference }) => interactiveReference);
  const reading = operations.find((operation) => operation.id === current);

  useEffect(() => {
    // A reader may have been quicker than the script.
    setQuery(filter.current?.value ?? '');
  }, []);

  useEffect(() => {
    const link = panel.current?.querySelector<HTMLElement>('[aria-current]');
    if (panel.current && link) showInside(panel.current, link);
  }, [current]);

  return (
    <nav className={styles.navigation} aria-label="Operations">
      <button className={styles.toggle} {...button}>
        <span>Operations</span>
        {reading && <span className={styles.reading}> · {reading.summary}</span>}
      </button>
      <div ref={panel} id={unfolded.id} className={`${styles.panel} ${isOpen ? styles.open : ''}`}>
        <div className={styles.filter}>
          {product && (
            <Link className={styles.product} to={`/${product.id}/`}>
              {product.title}
            </Link>
          )}
          <input
            ref={filter}
            type="search"
            aria-label={`Filter ${operations.length} operations`}
            placeholder={`Filter ${operations.length} operations`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p role="status" className={styles.status}>
            {query.trim() !== '' && describeShown(shown.length, operations.length)}
          </p>
        </div>
        {groupOperations(shown).map((group) => (
          <OperationList
            key={group.name}
            {...group}
            current={current}
            onChoose={() => setOpen(false)}
          />
        ))}
      </div>
    </nav>
  );
}

function describeShown(shown: number, all: number): string {
  if (shown > 0) return `${shown} of ${all} operations`;
  return 'No operation matches. Try a name, group, or path.';
}

interface OperationListProps {
  name: string;
  operations: OperationLink[];
  current?: string;
  onChoose: () => void;
}

/** The operations of one group. Plain links: browsers scroll, remember and open them in tabs. */
function OperationList({ name, operations, current, onChoose }: OperationListProps) {
  return (
    <>
      <p className={styles.group}>{name}</p>
      <ul className={styles.list} aria-label={name}>
        {operations.map(({ id, method, summary }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'location' : undefined}
              onClick={onChoose}
            >
              <span className={`${styles.method} ${styles[method] ?? ''}`}>
                {SHORT[method] ?? method.toUpperCase()}
              </span>{' '}
              {summary}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The column of methods is as narrow as the most frequent ones. */
const SHORT: Partial<Record<OperationLink['method'], string>> = { delete: 'DEL' };
